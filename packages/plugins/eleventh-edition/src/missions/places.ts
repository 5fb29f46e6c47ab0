import { fromOwnEdge, holderOf, isInRange, LENGTH, type Spot, unitOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";
import type { Where } from "./mission.js";

/** Does a place lie there, seen from a seat? */
export function isThere(match: EleventhMatch, seat: number, place: Spot, where: Where | undefined): boolean {
  const { zone } = match.slices["warhammer-40k"];
  const own = fromOwnEdge(seat, place);
  switch (where) {
    case undefined:
      return true;
    case "home":
      return own <= zone;
    case "notHome":
      return own > zone;
    case "enemyHome":
    case "enemyZone":
      return LENGTH - own <= zone;
    case "enemyTerritory":
      return 2 * own > LENGTH;
    case "middle":
      return own > zone && LENGTH - own > zone;
  }
}

/** Objectives a seat holds, in a part of the table. */
export const heldBy = (match: EleventhMatch, seat: number, where: Where | undefined): readonly string[] =>
  match.slices["warhammer-40k"].objectives
    .filter((one) => isThere(match, seat, one, where) && holderOf(match as never, one) === seat)
    .map(({ id }) => id);

/** Is a unit within range of an objective there? */
export const isAtObjective = (match: EleventhMatch, unit: string, where: Where | undefined): boolean => {
  const { place, seat } = unitOf(match, unit);
  return match.slices["warhammer-40k"].objectives.some(
    (one) => place !== null && isThere(match, seat, one, where) && isInRange(match, one, place),
  );
};
