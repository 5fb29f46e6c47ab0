import type { Run } from "../declared.js";
import { isOver } from "../slice.js";
import { scoreNext } from "./score-next.js";

/** Brings the cards that wait next back into the present, their candy still on them. */
export const returnFuture: Run<"finished:returnFuture"> = (table, _effect, match) => {
  if (isOver(table)) return;
  match.claim(table, "future");
  const area = table.future.shift();
  if (area === undefined) return;
  match.claim(table, "present");
  for (const card of area.cards) table.present.push(card);
  match.publish("cards:moved", { cards: area.cards, from: "future", to: "present" });
  scoreNext(table, match);
};
