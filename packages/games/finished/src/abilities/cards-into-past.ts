import { choose, effectsOf, type Questions } from "@riposte/kernel";
import { LAST } from "../card-table.js";
import type { Finished } from "../declared.js";
import { drawing } from "../effects/draw.js";
import { returnCandy } from "../effects/return-candy.js";
import { takeOut } from "../effects/take-out.js";
import { say } from "../messages.js";
import { cardOptions } from "../questions/card-options.js";
import { executed, type Manual } from "./ability.js";

const effects = effectsOf<Finished>();

const ASK = effects.ask("finished:two-cards", 0);
const DRINK = { type: "finished:drinkCofee" } as const;

/** Two present cards join the end of the past at once, and two are drawn; card 48 among them costs its coffee. */
export const cardsIntoPast: Manual<"cardsIntoPast"> = {
  id: "cardsIntoPast",
  areas: ["present", "past", "draw", "candy", "reserve"],
  blocked: ({ present }) => (present.length >= 2 ? undefined : "one-card-only"),
  activate: (match) => match.queue(ASK),
  run(table, { cards }, match) {
    const present = match.own(table, "present");
    const past = match.own(table, "past");
    for (const card of cards) {
      takeOut(present, card);
      returnCandy(table, card, match);
      past.push(card);
    }
    match.publish("cards:moved", { cards, from: "present", to: "past" });
    if (cards.includes(LAST)) {
      if (table.flags.intoPastCoffee === "immediate") match.queue(DRINK);
      else table.owesCoffee = true;
    }
    match.queue(drawing(2));
    executed(cardsIntoPast, match, cards);
  },
};

/** Which two, in the order they lie in the past. */
export const twoCards: Questions<Finished>["finished:two-cards"] = {
  prompt: say("finished:two-cards"),
  choices: (_asked, match) =>
    choose.several(cardOptions(match.slices.finished.present), { min: 2, max: 2, ordered: true }),
  size: (_asked, match) => pairsOf(match.slices.finished.present),
  pick: (index, _asked, match) => pairAt(match.slices.finished.present, index),
  answer: (answer, _asked, match) => match.queue({ type: "finished:cardsIntoPast", cards: answer as number[] }),
};

const pairsOf = ({ length }: readonly number[]): number => length * (length - 1);

/** The first card, then one of the others, in the order they lie. */
function pairAt(cards: readonly number[], index: number): number[] {
  const others = cards.length - 1;
  const first = Math.floor(index / others);
  const other = index % others;
  return [cards[first] as number, cards[other < first ? other : other + 1] as number];
}
