import { fill, shown, type Voice } from "@riposte/catalog";
import type { Move } from "@riposte/kernel/run";
import type { Perspective } from "../record/perspective.js";
import { texts } from "../texts.js";

/** An input in words, as it may be seen: of other players only that they answered, of their policies nothing. */
export function moveText(move: Move | null, eyes: Perspective, voice: Voice): string {
  if (move === null) return texts.inspector.opening;
  const isOpen = eyes === "all" || eyes === move.seat;
  const say = (words: string) => fill(words, { seat: move.seat }, voice);
  if ("resign" in move) return say(texts.inspector.resigned);
  if ("policy" in move) return isOpen ? `${say(texts.inspector.policy)}: ${shown(move.policy)}` : "…";
  return isOpen ? `${say(texts.inspector.by)}: ${shown(move.answer, voice.spell)}` : say(texts.inspector.answered);
}
