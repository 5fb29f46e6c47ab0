import type { Match } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import type { TableView } from "../slice.js";

const SCORE = { type: "finished:scoreCard" } as const;
const START = { type: "finished:start" } as const;

/** Scoring is forced: it interrupts whatever brought the next card into the present. */
export function scoreNext({ finished, present }: TableView, match: Match<Finished>): void {
  if (present.includes(finished + 1)) match.queue(finished === 0 ? START : SCORE);
}
