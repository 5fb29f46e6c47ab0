import { choose, type Questions } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import { say } from "../messages.js";
import { cardOptions } from "../questions/card-options.js";
import { type Ability, executed } from "./ability.js";

/** The present may be sorted at any time, for nothing; house rules allow one swap in a turn. */
export const exchangePresentCardOrder: Ability<"exchangePresentCardOrder"> = {
  id: "exchangePresentCardOrder",
  areas: ["present"],
  run(table, { order }, match) {
    table.present = order.slice();
    if (table.flags.reorder === "swapOncePerTurn") match.own(table, "usedThisTurn").push("exchangePresentCardOrder");
    executed(exchangePresentCardOrder, match, order);
  },
};

/** House rules: two cards change places. */
export const swap: Questions<Finished>["finished:swap"] = {
  prompt: say("finished:swap"),
  choices: (_asked, match) => choose.several(cardOptions(match.slices.finished.present), { min: 2, max: 2 }),
  answer(answer, _asked, match) {
    const [one, other] = answer as readonly number[];
    const order = match.slices.finished.present.map((card) => (card === one ? other : card === other ? one : card));
    match.queue({ type: "finished:exchangePresentCardOrder", order: order as number[] });
  },
};
