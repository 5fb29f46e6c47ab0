import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";

/** Which end of one's deck goes to the other. */
export const deckEndsQuestion: Questions<SkirmishSteps>["do:deck-ends"] = {
  prompt: say("do:deck-ends"),
  publicName: "do:deck-ends",
  ifNone: "skip",
  // the player who looks is asked whatever there is to see
  alwaysAsk: true,
  choices({ seat }, match) {
    const { deck = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
    const option = (key: "top-to-bottom" | "bottom-to-top", card = "") => ({ key, label: say(`do:${key}`, { card }) });
    const moves = deck.length < 2 ? [] : [option("top-to-bottom", deck[0]), option("bottom-to-top", deck.at(-1))];
    return choose.one([...moves, { key: "none", label: say("do:none") }]);
  },
  answer(answer, { seat }, match) {
    const { deck = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
    const isTop = answer === "top-to-bottom";
    const card = isTop ? deck[0] : deck.at(-1);
    if (answer === "none" || card === undefined) return;
    const to = isTop ? "bottom" : "top";
    match.queue({
      type: "seat:transfer",
      seat,
      card,
      from: "deck",
      to,
      ordered: true,
      ...(isTop ? {} : { last: true }),
    });
  },
};
