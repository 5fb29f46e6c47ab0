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

/** How far a table has come, from 0 to 1; winning is worth more than any number of cards. */
export function judgeTable({ finished, phase }: TableView): number {
  return phase === "GAME_END_VICTORY" ? 1 : (0.8 * finished) / 48;
}
