import type { Seen } from "@riposte/kernel/run";
import type { Table, TableView } from "../slice.js";
import { knownTable } from "./known-table.js";

/** Tables that could be the real one: the cards never seen are dealt to the places where they lie, drawn by `below` each time. */
export function imagineTable(seen: Seen): (below: (count: number) => number) => Table {
  const table = knownTable(seen);
  return (below) => {
    const unseen = [...table.unseen];
    const draw = table.draw.map((card) => card ?? (unseen.splice(below(unseen.length), 1)[0] as number));
    return { ...(table as Table), draw };
  };
}

/** Is the place of every card known? The shuffle at the start is the only chance there is, so what comes can be worked out. */
export const isSettled = (seen: Seen): boolean => knownTable(seen).unseen.length <= 1;

/** What tells how well it goes, by name. */
export const signsOf = ({ finished }: TableView): { readonly finished: number } => ({ finished });

/** What adds to the logarithm of the odds: every card, and what there is without any; rounded from `pnpm bench judge finished 60`. */
const WEIGHTS = { always: -3, finished: 0.15 } as const;

/**
 * What a match played on by rules of thumb says of the one it was imagined from, from 0 to 1: how often a player who thinks wins that
 * one. Rules of thumb seldom win, but how far they come tells.
 */
export function judgeTable(table: TableView): number {
  if (table.phase === "GAME_END_VICTORY") return 1;
  return 1 / (1 + Math.exp(-WEIGHTS.always - WEIGHTS.finished * signsOf(table).finished));
}
