import { cardOf, findCard, isNegated, isOnField, sideOf, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import { holds } from "../reading/condition.js";
import { type Scene, seatOf } from "../reading/scene.js";
import type { Held } from "./library.js";

/** May this ability act now: its turn, its DON!!, its printed conditions, not negated, not used up (rules 10, 17)? */
export function isLive(scene: Scene, held: Held): boolean {
  const { ability } = held;
  const { match, source } = scene;
  if (ability.turn !== undefined && tableOf(match).active !== seatOf(scene, ability.turn)) return false;
  if (ability.oncePerTurn === true && isUsed(match, source, held.id)) return false;
  const card = findCard(match, source);
  if (ability.don !== undefined && (card?.don ?? 0) < ability.don) return false;
  if (card !== undefined && isOnField(card) && isOff(match, source, held)) return false;
  return ability.condition === undefined || holds(scene, ability.condition);
}

/** Is the card where its ability works from? */
export function isInPlace(match: OaMatch, source: number, { ability }: Held): boolean {
  const card = findCard(match, source);
  if (card === undefined) return false;
  return ability.from === "field" ? isOnField(card) : card.zone === ability.from;
}

const isUsed = (match: OaMatch, card: number, ability: string): boolean =>
  match.slices["op-actions"].used.some((use) => use.card === card && use.ability === ability);

/** Negated as a whole, or the timings it has. */
function isOff(match: OaMatch, source: number, { timings }: Held): boolean {
  if (isNegated(match, source)) return true;
  const { marks, owner } = cardOf(match, source);
  const isTimingOff = (mark: (typeof marks)[number]) =>
    mark.kind === "negated" && mark.word !== undefined && timings.every((timing) => timing === mark.word);
  return marks.some(isTimingOff) || sideOf(match, owner).marks.some(isTimingOff);
}
