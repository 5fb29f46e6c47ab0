import { choose, type Match, type Questions } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import { say } from "../messages.js";
import { cardOptions } from "./card-options.js";

/** What an order is chosen for. */
export type OrderFor = "end" | "belowTheStack" | "reorder";

/** Asks for the order of the present where it can make a difference. */
export function askOrder(purpose: OrderFor, match: Match<Finished>): void {
  if (match.slices.finished.present.length >= 2) match.ask("finished:order", 0, purpose);
  else match.setVar("then", purpose);
}

/** In which order the present lies, or leaves. */
export const order: Questions<Finished>["finished:order"] = {
  prompt: ({ about }) => say(`finished:order-${about}`),
  choices: (_asked, match) => choose.order(cardOptions(match.slices.finished.present)),
  size: (_asked, match) => choose.countOrders(match.slices.finished.present.length),
  pick: (index, _asked, match) => choose.orderAt(match.slices.finished.present, index),
  answer(answer, { about }, match) {
    const order = answer as number[];
    if (about === "reorder") {
      match.queue({ type: "finished:exchangePresentCardOrder", order });
    } else {
      match.queue({ type: "finished:arrange", order });
      match.setVar("then", about);
    }
  },
};
