import { fromOwnEdge, holderOf, isInRange, LENGTH, type Spot, unitOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";
import type { Where } from "./mission.js";

/** From where to where that is, in inches from the own edge. */
function spanOf(match: EleventhMatch, where: Where | undefined): readonly [from: number, to: number] {
  const { zone } = match.slices["warhammer-40k"];
  switch (where) {
    case undefined:
      return [0, LENGTH];
    case "home":
      return [0, zone];
    case "notHome":
      return [zone + 1, LENGTH];
    case "enemyHome":
    case "enemyZone":
      return [LENGTH - zone, LENGTH];
    case "enemyTerritory":
      return [LENGTH / 2 + 1, LENGTH];
    case "middle":
      return [zone + 1, LENGTH - zone - 1];
  }
}

/** The same as places lie on the table, seen from a seat. */
export function stretchOf(match: EleventhMatch, seat: number, where: Where | undefined) {
  const [from, to] = spanOf(match, where);
  return seat === 0 ? { from, to } : { from: LENGTH - to, to: LENGTH - from };
}

/** Does a place lie there, seen from a seat? */
export function isThere(match: EleventhMatch, seat: number, place: Spot, where: Where | undefined): boolean {
  const [from, to] = spanOf(match, where);
  const own = fromOwnEdge(seat, place);
  return from <= own && own <= to;
}

/** Objectives a seat holds, in a part of the table. */
export const heldBy = (match: EleventhMatch, seat: number, where: Where | undefined): readonly string[] =>
  match.slices["warhammer-40k"].objectives
    .filter((one) => isThere(match, seat, one, where) && holderOf(match, one) === seat)
    .map(({ id }) => id);

/** Is a unit within range of an objective there? */
export const isAtObjective = (match: EleventhMatch, unit: string, where: Where | undefined): boolean => {
  const { place, seat } = unitOf(match, unit);
  return match.slices["warhammer-40k"].objectives.some(
    (one) => place !== null && isThere(match, seat, one, where) && isInRange(match, one, place),
  );
};
