import { consequence, decision, heading, type Lines } from "../../../voice/line.js";
import type { SeenEvent } from "../../../voice/voice.js";
import { abilityName } from "./ability-name.js";

const PLACES: Readonly<Record<string, string>> = {
  draw: "the draw stack",
  present: "the present",
  past: "the past",
  future: "the future",
  finished: "the finished cards",
};

/** What is chosen without a card. */
const CHOSEN: Readonly<Record<string, string>> = {
  endTurnBegin: "You end the turn.",
  exchangePresentCardOrder: "You sort the present.",
};

/** How an event of Finished! reads; automatic abilities show in what they do, so they are not named. */
export const finishedLines = (isManual: (ability: string) => boolean): Lines => ({
  "turn:began": heading("Turn {turn}"),
  "turn:ended": null,
  "ability:executed": decision(({ ability }) => {
    const words = CHOSEN[String(ability)];
    if (words !== undefined) return words;
    return isManual(String(ability))
      ? { words: "You use {name}.", params: { name: abilityName(String(ability)) } }
      : null;
  }),
  "card:drawn": consequence(({ from }) => ({
    words: "Card {card} comes from {here}.",
    params: { here: PLACES[String(from)] ?? from },
  })),
  "card:scored": "Card {card} is **finished**!",
  "cards:moved": consequence(({ cards, from, to }) => {
    return {
      words: "{count?Card|Cards} {cards} {count?goes|go} from {here} to {there}.",
      params: {
        count: (cards as readonly number[]).length,
        here: PLACES[String(from)] ?? from,
        there: PLACES[String(to)] ?? to,
      },
    };
  }),
  "candy:placed": "A candy goes onto card {card}.",
  "candy:taken": "{amount|candy|candies} taken from the reserve.",
  "candy:returned": "{amount|candy|candies} back from card {card} to the reserve.",
  "coffee:drunk": "A coffee is drunk; **{left} left**.",
  "game:won": "All 48 cards are **finished**.",
  "game:lost": "Card 48 must be paid for, and **no coffee is left**.",
});

/** What was chosen is told before what it did, though the rules report it once it is done. */
export const choiceFirst =
  (isManual: (ability: string) => boolean) =>
  (events: readonly SeenEvent[]): readonly SeenEvent[] => {
    const chosen = events.find(({ type, payload }) => {
      const { ability } = (payload ?? {}) as { readonly ability?: string };
      return type === "ability:executed" && ability !== undefined && (ability in CHOSEN || isManual(ability));
    });
    return chosen === undefined ? events : [chosen, ...events.filter((event) => event !== chosen)];
  };
