import { shown, type Voice } from "@riposte/catalog";
import type { Move } from "@riposte/kernel/run";
import type { Perspective } from "../record/perspective.js";
import { texts } from "../texts.js";

/** An input in words, as it may be seen: of other seats only that they answered, of their policies nothing. */
export function moveText(move: Move | null, eyes: Perspective, { spell }: Voice): string {
  if (move === null) return texts.inspector.opening;
  const isOpen = eyes === "all" || eyes === move.seat;
  const who = texts.inspector.by(move.seat);
  if ("resign" in move) return `${who} ${texts.inspector.resigned}`;
  if ("policy" in move) return isOpen ? `${who} ${texts.inspector.policy}: ${shown(move.policy)}` : "…";
  return isOpen ? `${who}: ${shown(move.answer, spell)}` : `${who} ${texts.inspector.answered}`;
}
