import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";

/** Which end of one's deck goes to the other. */
export const deckEndsQuestion: Questions<SkirmishSteps>["do:deck-ends"] = {
  prompt: { id: "do:deck-ends" },
  publicName: "do:deck-ends",
  ifNone: "skip",
  // the player who looks is asked whatever there is to see
  alwaysAsk: true,
  choices({ seat }, match) {
    const { deck = [] } = match.slices["imperial-assault"].sides[seat] ?? {};
    const option = (key: string, card = "") => ({ key, label: { id: `do:${key}`, params: { card } } });
    const moves = deck.length < 2 ? [] : [option("top-to-bottom", deck[0]), option("bottom-to-top", deck.at(-1))];
    return choose.one([...moves, { key: "none", label: { id: "do:none" } }]);
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
