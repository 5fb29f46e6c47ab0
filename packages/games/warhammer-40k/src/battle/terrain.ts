import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import type { WarReads } from "../declared.js";
import type { Place } from "../unit/unit.js";
import { type SomeUnit, tableOf } from "./line-up.js";

/** A ruin or wood in a lane: units in it have cover, and nobody sees across it along the lane. */
export const Terrain = z.strictObject({
  lane: z.int().min(0).max(99),
  from: z.int().min(0).max(200),
  to: z.int().min(0).max(200),
  height: z.int().min(0).max(100).default(0).meta({ description: "Inches up that units in it stand" }),
});
export type Terrain = z.infer<typeof Terrain>;

type Spot = DeepReadonly<Place>;

const holds = ({ lane, from, to }: DeepReadonly<Terrain>, place: Spot): boolean =>
  place.lane === lane && place.along >= from && place.along <= to;

/** Does a place give the Benefit of Cover? */
export const isCovered = (terrain: DeepReadonly<readonly Terrain[]>, place: Spot): boolean =>
  terrain.some((piece) => holds(piece, place));

/** Sight is blocked by what lies between two units of one lane; those inside a piece see and are seen. */
export function isVisible(match: WarReads, one: SomeUnit, other: SomeUnit): boolean {
  const [a, b] = [one.place, other.place];
  if (a === null || b === null) return false;
  if (a.lane !== b.lane) return true;
  const [near, far] = [Math.min(a.along, b.along), Math.max(a.along, b.along)];
  return !tableOf(match).terrain.some(({ lane, from, to }) => lane === a.lane && from > near && to < far);
}

/** Firing from 6 inches up at a unit on the ground (rules 6). */
export function isPlunging(match: WarReads, { place: from }: SomeUnit, { place: to }: SomeUnit): boolean {
  const { terrain } = tableOf(match);
  const heightAt = (place: Spot | null) =>
    Math.max(0, ...terrain.filter((piece) => place !== null && holds(piece, place)).map(({ height }) => height));
  return heightAt(from) >= 6 && heightAt(to) === 0;
}
