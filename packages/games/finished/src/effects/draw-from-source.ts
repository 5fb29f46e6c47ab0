import { choose, type Match, type Questions } from "@riposte/kernel";
import type { Finished, Run } from "../declared.js";
import { say } from "../messages.js";
import type { TableView } from "../slice.js";
import { drawing } from "./draw.js";

/** Draws for an ability whose player may, by house rules, choose where from. */
export function drawForAbility({ flags }: TableView, cards: number, match: Match<Finished>): void {
  match.queue(flags.source === "never" ? drawing(cards) : { type: "finished:drawFromSource", cards });
}

/** Draws one card, asking first when the stack is empty, then the rest. */
export const drawFromSource: Run<"finished:drawFromSource"> = (table, { cards }, match) => {
  if (table.draw.length === 0 && table.past.length > 0) match.ask("finished:source", 0);
  else match.queue(drawing(1));
  if (cards > 1) match.queue({ type: "finished:drawFromSource", cards: cards - 1 });
};

const SOURCES = choose.one([
  { key: "past", label: say("finished:source-past") },
  { key: "draw", label: say("finished:source-draw") },
]);

/** Draw pile or past, though the pile is empty: the fallback on the past is the player's choice. */
export const source: Questions<Finished>["finished:source"] = {
  prompt: say("finished:source"),
  choices: () => SOURCES,
  answer: (answer, _asked, match) => {
    if (answer === "past") match.queue(drawing(1));
  },
};
