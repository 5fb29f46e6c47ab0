import { drawing } from "../effects/draw.js";
import { executed, type Manual } from "./ability.js";

const RUN = { type: "finished:allCardsIntoFuture" } as const;

/** Parks the whole present, with its candy, as the set that returns next, and draws three; the turn goes on. */
export const allCardsIntoFuture: Manual<"allCardsIntoFuture"> = {
  id: "allCardsIntoFuture",
  areas: ["present", "future", "draw"],
  activate: (match) => match.queue(RUN),
  run(table, _effect, match) {
    const { present, flags } = table;
    const future = match.own(table, "future");
    const isMerged = future[0]?.kind === "one" && flags.allAfterOne === "merge";
    const cards = isMerged ? [...present, ...(future.shift()?.cards ?? [])] : present;
    future.unshift({ kind: "all", cards });
    table.present = [];
    match.publish("cards:moved", { cards: present, from: "present", to: "future" });
    if (flags.allFutureDraw > 0) match.queue(drawing(flags.allFutureDraw));
    executed(allCardsIntoFuture, match);
  },
};
