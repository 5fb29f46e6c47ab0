import { fill } from "./phrase.js";
import type { Voice } from "./voice.js";

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
  const fact = words.replace(/\s*(?:Do you|What do you|What does|Which)\b.*\?$/, "").replace(/\.$/, "");
  const told = fill(fact, ANY, { players: voice.players ?? { you: null, names: [] } }).replace(/[:\s]+$/, "");
  return told === "" ? "in your own time" : `when ${told.slice(0, 1).toLowerCase()}${told.slice(1)}`;
}
