import type { Match } from "@riposte/kernel";
import type { CardTable } from "../card-table.js";
import type { Finished, Run } from "../declared.js";
import { isOver, type Table, type TableView } from "../slice.js";
import { scoreNext } from "./score-next.js";
import { takeOutAt } from "./take-out.js";

const TAKE_CANDY = { type: "finished:takeCandy" } as const;
const DRAW = [0, 1, 2, 3].map((cards) => ({ type: "finished:draw", cards }) as const);

/** The effect that draws so many cards, up to three. */
export const drawing = (cards: number): (typeof DRAW)[number] => DRAW[cards] as (typeof DRAW)[number];

/** Is there anything to draw? An empty stack falls back on the past. */
export const canDraw = ({ draw, past }: TableView): boolean => draw.length > 0 || past.length > 0;

/** Draws one card, lets it pay candy and score, then draws the rest. */
export const draw =
  ({ takesCandy }: CardTable): Run<"finished:draw"> =>
  (table, { cards }, match) => {
    if (isOver(table)) return;
    if (table.draw.length > 0) {
      match.claim(table, "draw");
      match.claim(table, "present");
      const card = table.draw.shift() as number;
      table.present.push(card);
      if (table.unseen.length > 0) see(table, card, match);
      match.publish("card:drawn", { card, from: "draw" });
      if (takesCandy[card] && table.reserve > 0) match.queue(TAKE_CANDY);
    } else if (table.past.length > 0) {
      match.claim(table, "past");
      match.claim(table, "present");
      const { past } = table;
      const card = (table.flags.emptyDraw === "pastOldest" ? past.shift() : past.pop()) as number;
      table.present.push(card);
      match.publish("card:drawn", { card, from: "past" });
    }
    scoreNext(table, match);
    if (cards > 1) match.queue(drawing(cards - 1));
  };

/** A card turned up for the first time cannot be unseen: undo marks it. */
function see(table: Table, card: number, match: Match<Finished>): void {
  const at = table.unseen.indexOf(card);
  if (at < 0) return;
  match.claim(table, "unseen");
  takeOutAt(table.unseen, at);
  match.reveal();
}
