import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import type { WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { hasKeyword } from "../unit/parts.js";
import type { Place } from "../unit/unit.js";
import { type SomeUnit, tableOf } from "./line-up.js";

/** A ruin or wood in a lane: units in it have cover, and no unit sees across it along the lane. */
export const Terrain = z.strictObject({
  lane: z.int().min(0).max(99),
  from: z.int().min(0).max(200),
  to: z.int().min(0).max(200),
  height: z.int().min(0).max(100).default(0).meta({ description: "Inches up that units in it stand" }),
  kind: z
    .enum(["exposed", "light", "dense"])
    .optional()
    .meta({ description: "How much it hides, where an edition asks; dense when left out" }),
});
export type Terrain = z.infer<typeof Terrain>;

type Spot = DeepReadonly<Place>;

export const holds = ({ lane, from, to }: DeepReadonly<Terrain>, place: Spot): boolean =>
  place.lane === lane && place.along >= from && place.along <= to;

/** Has a unit the Benefit of Cover at a place? */
export function isCovered(match: WarReads, unit: SomeUnit, place: Spot): boolean {
  const { coverFor } = termsOf(match);
  return (
    tableOf(match).terrain.some((piece) => holds(piece, place)) &&
    (coverFor === null || coverFor.some((keyword) => hasKeyword(unit, keyword)))
  );
}

/** Firing from high up at a unit on the ground (rules 6). */
export function isPlunging(match: WarReads, { place: from }: SomeUnit, { place: to }: SomeUnit): boolean {
  const { terrain } = tableOf(match);
  const heightAt = (place: Spot | null) =>
    Math.max(0, ...terrain.filter((piece) => place !== null && holds(piece, place)).map(({ height }) => height));
  return heightAt(from) >= termsOf(match).plungesFrom && heightAt(to) === 0;
}
