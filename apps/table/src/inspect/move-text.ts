import type { Voice } from "@riposte/hosting";
import type { Move } from "@riposte/kernel/run";
import { fill, shown } from "@riposte/words";
import type { Perspective } from "../record/perspective.js";
import { inspectorTexts } from "./inspector-texts.js";

/** An input in words, as it may be seen: of other players only that they answered, of their policies nothing. */
export function moveText(move: Move | null, eyes: Perspective, voice: Voice): string {
  if (move === null) return inspectorTexts.opening;
  const isOpen = eyes === "all" || eyes === move.seat;
  const say = (words: string) => fill(words, { seat: move.seat }, voice);
  if ("resign" in move) return say(inspectorTexts.resigned);
  if ("policy" in move) return isOpen ? `${say(inspectorTexts.policy)}: ${shown(move.policy)}` : "…";
  return isOpen ? `${say(inspectorTexts.by)}: ${shown(move.answer, voice)}` : say(inspectorTexts.answered);
}
