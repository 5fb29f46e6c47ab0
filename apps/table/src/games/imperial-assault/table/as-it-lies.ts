import { contextAtTable as context } from "@riposte/hosting/imperial-assault";
import { accuracyNeeded, missReason, type Results, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Seen } from "../../../tables/table-parts.js";
import { fieldOfTable } from "./field-of-table.js";
import { healthOf } from "./figure-looks.js";
import { pointedAt } from "./pointed.js";

type Attack = Table["attacks"][number];

interface AsItLies {
  /** The defender's health; of things that have none, nothing. */
  readonly left: number | null;
  readonly far: number | null;
  /** Why it misses. */
  readonly missed: string | null;
  readonly damage: number;
}

/** What an attack would do if nothing changed any more. */
export function asItLies(table: Table, attack: Attack, numbers: Seen["numbers"]): AsItLies {
  const value = (symbol: string) => Math.max(0, numbers.find(({ id }) => id === `attack.${symbol}`)?.value ?? 0);
  const defender = table.figures[attack.defender];
  const far = distanceOf(table, attack);
  const missed = missedBy(attack, { accuracy: value("accuracy"), dodge: value("dodge") }, far);
  return {
    left: defender === undefined ? null : healthOf(defender, numbers).left,
    far,
    missed,
    damage: missed === null ? value("damage") : 0,
  };
}

function missedBy(
  { missed, type, dice }: Attack,
  results: Pick<Results, "accuracy" | "dodge">,
  far: number | null,
): string | null {
  if (missed !== null || dice.length === 0) return missed;
  return missReason(results, type === "melee" ? null : far === null ? undefined : accuracyNeeded(far)) ?? null;
}

function distanceOf(table: Table, { attacker, targetSpace }: Attack): number | null {
  const board = context().boardFor(table);
  if (table.figures[attacker] === undefined) return null;
  return pointedAt(fieldOfTable(table), attacker, spaceNamed(board, targetSpace)).distance;
}
