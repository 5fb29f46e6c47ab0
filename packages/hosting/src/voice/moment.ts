import type { Choice, Message } from "@riposte/kernel";
import { fill } from "@riposte/words";
import { say, type Voice } from "./voice.js";

/** What a window speaks of, where no figure or unit of a running match is meant. */
const ANY: Readonly<Record<string, string>> = {
  figure: "a figure",
  attacker: "a figure",
  defender: "another",
  unit: "a unit",
  cards: "some",
  amount: "some",
  condition: "any",
  played: "a command card",
  discarded: "a command card",
  does: "",
};

/** The moment of a window in words, for standing orders: "when a figure begins its activation". */
export function momentOf(voice: Voice, window: string): string {
  const words = voice.messages[`window:${window}`];
  if (words === undefined) return "at such a moment";
  const told = fill(factIn(words), ANY, { players: voice.players ?? { you: null, names: [] } }).replace(/[:\s]+$/, "");
  return told === "" ? "in your own time" : `when ${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
}

/** What has happened at a later moment of a pause, without what is asked there: "The dice are gathered". */
export const laterMoment = (voice: Voice, prompt: Message): string => factIn(say(voice, prompt)) || say(voice, prompt);

/** The moments behind the first that one answer stands for; nothing where it stands for itself. */
export const laterMoments = (voice: Voice, choice: Choice): readonly string[] =>
  choice.kind === "one" ? (choice.moments ?? []).map((prompt) => laterMoment(voice, prompt)) : [];

/** What is said before the question. */
const factIn = (words: string): string =>
  words.replace(/\s*(?:Do you|What do you|What does|Which)\b.*\?$/, "").replace(/\.$/, "");
