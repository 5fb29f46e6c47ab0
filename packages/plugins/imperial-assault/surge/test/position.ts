import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { type Scenario, scenario } from "@riposte/testing";
import { surge } from "../src/index.js";

export const context = contextOrThrow(files, maps);

/** The base game and surges, and whatever else is given. */
export const gameWith = (...plugins: readonly AnyPlugin[]): Game =>
  composeList([imperialAssault(context), surge(context), ...plugins]);
export const game = gameWith();
export const gameWithTokens = gameWith(powerTokens());

export interface Duel {
  /** The attacker's card, on d1 with one action left. */
  readonly attacker: string;
  readonly target: string;
  /** Where the target stands; on d1's right when left out. */
  readonly at?: string;
  readonly attackerIs?: object;
  readonly targetIs?: object;
  /** Other figures of the target's side: card and space by id. */
  readonly others?: Readonly<Record<string, readonly [string, string]>>;
  readonly dice?: readonly number[];
  readonly game?: Game;
  readonly slices?: Readonly<Record<string, unknown>>;
}

/** Seat 0 attacks seat 1 on the open ground of the Training Yard. */
export function setupOf({ attacker, target, at = "e1", attackerIs = {}, targetIs = {}, others = {} }: Duel) {
  const group = (card: string, id: string, space: string, more: object = {}) => ({
    id: `group of ${id}`,
    card,
    figures: [{ id, at: space, ...more }],
  });
  const seats = [
    { affiliation: "imperial", groups: [group(attacker, "attacker", "d1", attackerIs)] },
    {
      affiliation: "rebel",
      groups: [
        group(target, "target", at, targetIs),
        ...Object.entries(others).map(([id, [card, space]]) => group(card, id, space)),
        group("stormtrooper-elite", "bystander", "h8"),
      ],
    },
  ];
  return { map: "training-yard", position: { activating: { figure: "attacker", actions: 1 }, seats } };
}

/** A scenario in which the attack has been declared. */
export function attack(duel: Duel): Scenario<unknown> {
  const { dice, slices, at = "e1" } = duel;
  return scenario(duel.game ?? game, {
    setup: setupOf(duel),
    hold: "auto",
    ...(dice === undefined ? {} : { dice: { dice: [...dice] } }),
    ...(slices === undefined ? {} : { slices }),
  } as never).choose(`attack:target:${at}`);
}

export const hit = (damage: number) => ({ attacker: "attacker", defender: "target", damage });
export const figures = (part: object) => ({ "imperial-assault": { figures: part } });
