import { fill, type SeenEvent } from "../voice.js";
import { abilityName } from "./ability-name.js";

const SENTENCES: Readonly<Record<string, string>> = {
  "turn:began": "Turn {turn} begins.",
  "turn:ended": "Turn {turn} ends.",
  "card:drawn": "Card {card} comes from {from}.",
  "card:scored": "Card {card} is finished!",
  "cards:moved": "{cards}: from {from} to {to}.",
  "candy:placed": "A candy goes onto card {card}.",
  "candy:taken": "Candy taken from the reserve: {amount}.",
  "candy:returned": "Candy back from card {card} to the reserve: {amount}.",
  "coffee:drunk": "A coffee is drunk; {left} left.",
  "game:won": "All 48 cards are finished.",
  "game:lost": "Card 48 must be paid for, and no coffee is left.",
};

/** What happened in Finished!, in words; automatic abilities show in what they do, so they are not named. */
export function finishedSentence(
  { type, payload }: SeenEvent,
  isManual: (ability: string) => boolean,
): string | null | undefined {
  const facts = (payload ?? {}) as Readonly<Record<string, unknown>>;
  if (type === "ability:executed") {
    const ability = String(facts.ability);
    return isManual(ability) ? `Ability: ${abilityName(ability)}.` : null;
  }
  const words = SENTENCES[type];
  return words === undefined ? undefined : fill(words, facts);
}
