import type { AbilityId, Facts } from "./facts.js";

/** The last card: the clock of the game, and its goal. */
export const LAST = 48;

/** The card facts by card number, as the rules look them up. */
export interface CardTable {
  readonly abilityOf: readonly AbilityId[];
  readonly slotsOf: readonly number[];
  readonly takesCandy: readonly boolean[];
  /** The limit per turn under house rules; Infinity without one. */
  readonly usesPerTurn: Readonly<Record<AbilityId, number>>;
}

/** Lays the facts out by card number; entry 0 stands for no card. */
export function cardTable({ cards, abilities }: Facts): CardTable {
  const abilityOf: AbilityId[] = ["beginGame"];
  const slotsOf = [0];
  const takesCandy = [false];
  for (const { number, ability, slots } of cards) {
    abilityOf[number] = ability;
    slotsOf[number] = slots;
    takesCandy[number] = ability === "takeCandy";
  }
  const usesPerTurn = {} as Record<AbilityId, number>;
  for (const { id, usesPerTurn: uses } of abilities) usesPerTurn[id] = uses ?? Number.POSITIVE_INFINITY;
  return { abilityOf, slotsOf, takesCandy, usesPerTurn };
}
