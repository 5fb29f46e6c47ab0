import type { DeepReadonly } from "@riposte/kernel";
import { currentAttack, currentVolley } from "../attack/current.js";
import { face } from "../attack/table-dice.js";
import type { Effects, WarReads } from "../declared.js";
import type { TableDie } from "../slice.js";
import { tableOf, unitOf } from "./line-up.js";

type Rolls = Pick<Effects, "roll:make" | "roll:clear" | "roll:again">;

/** Rolls outside attacks: their dice lie on the table, so that a player may roll them again. */
export const rolls: Rolls = {
  "roll:make": (table, { kind, unit, dice }, match) => {
    table.roll = { kind, unit, dice: Array.from({ length: dice }, () => ({ face: face(match), rerolled: false })) };
    match.publish("roll:made", { kind, unit, faces: table.roll.dice.map((die) => die.face) });
  },

  "roll:clear": (table) => {
    table.roll = null;
  },

  // one die of those rolled together; a roll of several dice is rolled again whole (rules 2)
  "roll:again": (table, { die, by }, match) => {
    const { roll } = table;
    if (roll === null) {
      match.queue({ type: "attack:reroll", die, by });
      return;
    }
    const isWhole = roll.kind === "charge";
    const from = roll.dice.map((one) => one.face);
    const dice = roll.dice.map((one, at) =>
      (isWhole || at === die) && !one.rerolled ? { face: face(match), rerolled: true } : one,
    );
    table.roll = { ...roll, dice };
    for (const [at, one] of dice.entries())
      if (one.rerolled && (isWhole || at === die))
        match.publish("roll:rerolled", { from: from[at] as number, to: one.face, by });
  },
};

/** Dice a player has just rolled, and whose they are. */
export interface RollOnTable {
  readonly kind: string;
  readonly seat: number;
  readonly unit: string;
  readonly dice: readonly DeepReadonly<TableDie>[];
}

/** The roll that was just made: one outside attacks, or that of the attack under way. */
export function rollOnTable(match: WarReads): RollOnTable | undefined {
  const { roll } = tableOf(match);
  if (roll !== null) return { ...roll, seat: unitOf(match, roll.unit).seat };
  const [attack, volley] = [currentAttack(match), currentVolley(match)];
  if (attack === null || volley === undefined || attack.rolling === "none") return undefined;
  const isSave = attack.rolling === "save";
  return {
    kind: attack.rolling,
    seat: isSave ? 1 - volley.seat : volley.seat,
    unit: isSave ? attack.declared.target : volley.unit,
    dice: attack.dice,
  };
}
