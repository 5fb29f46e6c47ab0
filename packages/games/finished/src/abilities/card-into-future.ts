import { effectsOf, type Questions } from "@riposte/kernel";
import type { Finished } from "../declared.js";
import { takeOut } from "../effects/take-out.js";
import { say } from "../messages.js";
import { oneOfThePresent } from "../questions/one-of-the-present.js";
import { executed, type Manual } from "./ability.js";

const effects = effectsOf<Finished>();

const ASK = effects.ask("finished:one-card", 0);

/** Parks one present card, with its candy, in the area that returns next. */
export const cardIntoFuture: Manual<"cardIntoFuture"> = {
  id: "cardIntoFuture",
  areas: ["present", "future"],
  activate: (match) => match.queue(ASK),
  run(table, { card }, match) {
    const present = match.own(table, "present");
    takeOut(present, card);
    const future = match.own(table, "future");
    if (future.length === 0) future.push({ kind: "one", cards: [card] });
    else match.own(match.own(future, 0), "cards").push(card);
    match.publish("cards:moved", { cards: [card], from: "present", to: "future" });
    executed(cardIntoFuture, match, card);
  },
};

export const oneCard: Questions<Finished>["finished:one-card"] = {
  prompt: say("finished:one-card"),
  ...oneOfThePresent,
  answer: (answer, _asked, match) => match.queue({ type: "finished:cardIntoFuture", card: answer as number }),
};
