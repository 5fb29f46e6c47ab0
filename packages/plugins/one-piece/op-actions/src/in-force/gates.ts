import { cardOf, findCard, isNegated, isOnField, sideOf, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Timing } from "../language/timing.js";
import type { Held } from "../library/library.js";
import { holds } from "../reading/condition.js";
import { type Scene, seatOf } from "../reading/scene.js";

/** May this ability act now, at this timing of several: its turn, its DON!!, its printed conditions, not negated, not used up (rules 10, 17)? */
export function isLive(scene: Scene, held: Held, timing: Timing = held.timings[0] as Timing): boolean {
  const { turn, oncePerTurn, don, condition } = held.gates;
  const { match, source } = scene;
  if (turn !== undefined && tableOf(match).active !== seatOf(scene, turn)) return false;
  if (oncePerTurn !== undefined && isUsed(match, source, held.id)) return false;
  const card = findCard(match, source);
  if (don !== undefined && (card?.don ?? 0) < don) return false;
  if (card !== undefined && !held.granted && isOff(match, source, timing)) return false;
  return condition === undefined || holds(scene, condition);
}

/** Is the card where its ability works from? */
export function isInPlace(match: OaMatch, source: number, { gates }: Held): boolean {
  const card = findCard(match, source);
  if (card === undefined) return false;
  return gates.from === "field" ? isOnField(card) : card.zone === gates.from;
}

const isUsed = (match: OaMatch, card: number, ability: string): boolean =>
  match.slices["op-actions"].used.some((use) => use.card === card && use.ability === ability);

/** Negated as a whole, or at this timing: the card's, or the whole side's (rules 16). */
function isOff(match: OaMatch, source: number, timing: Timing): boolean {
  if (isNegated(match, source)) return true;
  const { marks, owner } = cardOf(match, source);
  const isTimingOff = (mark: (typeof marks)[number]) => mark.kind === "negated" && mark.word === timing;
  if (marks.some(isTimingOff) || sideOf(match, owner).marks.some(isTimingOff)) return true;
  return match.value("timing:negated", { card: source, timing }, 0) > 0;
}
