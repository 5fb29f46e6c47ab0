import { choose, type Questions } from "@riposte/kernel";
import { wholeSlots } from "../fighters.js";
import { otherSeat } from "../table.js";
import { zonesOf } from "../zones.js";
import type { DuelCards } from "./declaration.js";

/** An armour slot of the other fighter; without one the ability ends here. */
export const slot: Questions<DuelCards>["cards:slot"] = {
  prompt: { id: "cards:slot" },
  publicName: "cards:slot",
  ifNone: "stop",
  choices: ({ seat }, match) => choose.one(wholeSlots(match, otherSeat(seat)).map((key) => ({ key }))),
  answer: (answer, _asked, match) => match.bind("slot", answer),
};

/** A discarded card of one's own, but not another scavenge; without one the ability goes on. */
export const discarded: Questions<DuelCards>["cards:discarded"] = {
  prompt: { id: "cards:discarded" },
  publicName: "cards:discarded",
  ifNone: "skip",
  choices: ({ seat }, match) => {
    const names = new Set(zonesOf(match, seat).discard.filter((card) => card !== "scavenge"));
    return choose.one([...names].map((key) => ({ key, label: { id: `card:${key}` } })));
  },
  answer: (answer, _asked, match) => match.bind("card", answer),
};

/** The top cards of one's deck, in a new order; asked even where all are alike, because not asking would tell that. */
export const top: Questions<DuelCards>["cards:top"] = {
  prompt: { id: "cards:top" },
  publicName: "cards:top",
  alwaysAsk: true,
  choices: ({ seat, about }, match) =>
    choose.order(
      zonesOf(match, seat)
        .deck.slice(0, about.amount)
        .map((card, key) => ({ key, alike: card, label: { id: `card:${card}` } })),
    ),
  answer: (answer, { seat }, match) => {
    const { deck } = zonesOf(match, seat);
    match.queue({
      type: "duel:stack",
      seat,
      cards: (answer as readonly number[]).map((place) => deck[place] as string),
    });
  },
};
