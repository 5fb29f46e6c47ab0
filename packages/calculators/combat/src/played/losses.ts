import { type AttackQuery, countModels, partsOf, woundsLeft } from "@riposte/warhammer-40k";
import { onTable, TARGET } from "./seated.js";

type SomeUnit = AttackQuery["target"];

/** What an activation cost its target. */
export interface Losses {
  /** Wounds the target lost. */
  readonly damage: number;
  readonly slain: number;
  /** Models slain of each part. */
  readonly slainOf: Readonly<Record<string, number>>;
}

/** What the target lost; `after` are the units of its side as they stand then: a leader may stand alone. */
export function lossesOf(before: SomeUnit, after: readonly SomeUnit[]): Losses {
  const alive = new Map(after.flatMap((unit) => partsOf(unit)).map((part) => [part.id, aliveIn(part)]));
  const lost = (of: (unit: SomeUnit) => number) => of(before) - after.reduce((sum, unit) => sum + of(unit), 0);
  return {
    damage: lost(woundsLeft),
    slain: lost(countModels),
    slainOf: Object.fromEntries(
      partsOf(before).map((part) => [part.id, aliveIn(part) - (alive.get(onTable(part, TARGET)) ?? 0)]),
    ),
  };
}

const aliveIn = ({ models }: SomeUnit): number => models.reduce((sum, { count }) => sum + count, 0);
