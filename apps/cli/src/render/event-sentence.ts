import type { Game } from "@riposte/kernel";
import type { GameEntry, SeenEvent } from "../games/game-entry.js";
import { fill, shown } from "./say.js";

/** What happened, in words: the game's own sentence, the message with the event's name, or name and payload. */
function eventSentence(entry: GameEntry, game: Game, event: SeenEvent): string | null {
  const own = entry.sentence?.(event);
  if (own !== undefined) return own;
  if (event.type === "kernel:answered") return null;
  const words = game.messages[event.type];
  if (words !== undefined) return fill(words, (event.payload ?? {}) as Readonly<Record<string, unknown>>, entry.spell);
  const details = shown(event.payload ?? "", entry.spell);
  const fact = event.type.replace(/^kernel:/, "").replaceAll(/[:-]/g, " ");
  return details === "" ? fact : `${fact}: ${details}`;
}

/** All that is worth saying of a step. */
export function sentencesOf(entry: GameEntry, game: Game, events: readonly SeenEvent[]): readonly string[] {
  return (entry.condense?.(events) ?? events).flatMap((event) => eventSentence(entry, game, event) ?? []);
}
