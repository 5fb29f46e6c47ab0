import { distancesFrom } from "./distance.js";
import type { Field, Figure } from "./field.js";
import { fits, footprintOf, spacesIn } from "./footprint.js";
import { reachable } from "./reachable.js";
import type { Reach } from "./stop.js";
import { termsFor } from "./terms.js";

/** Rules 7, "move X spaces": stops within X steps; costs are ignored and large figures do not rotate. */
export function moveX(field: Field, mover: Figure, spaces: number): Reach {
  return reachable(field, mover, spaces, { ignoreCosts: true });
}

/** Rules 7, push: stops a figure can be pushed to; staying put is not among them. */
export function pushTargets(field: Field, pushed: Figure, spaces: number): Reach {
  const reach = moveX(field, pushed, spaces);
  return { ...reach, stops: reach.stops.filter((stop) => stop.cost > 0) };
}

/** Rules 7, place: every way to put a figure down so that it covers `chosen` and may stop there. */
export function placeTargets(field: Field, placed: Figure, chosen: number): number[][] {
  return placements(field, placed).filter((spaces) => spaces.includes(chosen));
}

/** Every way to put a figure down inside a set of spaces, such as a deployment zone. */
export function placesWithin(field: Field, placed: Figure, spaces: readonly number[]): number[][] {
  const isInside = new Uint8Array(field.board.size);
  for (const space of spaces) isInside[space] = 1;
  return placements(field, placed, isInside);
}

/**
 * Where a figure that may not stay goes: the nearest legal stops by being pushed, or, when no push leads anywhere, the
 * nearest to be placed on. Several are a tie for its owner to choose from.
 */
export function nearestStops(
  field: Field,
  figure: Figure,
): { readonly by: "push" | "place"; readonly stops: number[][] } {
  const { stops } = moveX(field, figure, field.board.size);
  const nearest = stops[0]?.cost;
  if (nearest !== undefined) {
    return { by: "push", stops: stops.filter((stop) => stop.cost === nearest).map((stop) => [...stop.spaces]) };
  }
  return { by: "place", stops: closest(placements(field, figure), farness(field, figure)) };
}

/** The legal placements closest to a set of spaces: for figures that a full deployment zone has no room for. */
export function closestPlaces(field: Field, placed: Figure, spaces: readonly number[]): number[][] {
  return closest(placements(field, placed), farness(field, { spaces }));
}

/** The figures a Massive figure would push aside by stopping on these spaces. */
export function displacedBy(field: Field, mover: Figure, spaces: readonly number[]): Figure[] {
  const there: Figure[] = [];
  for (const space of spaces) {
    for (const other of field.occupants[space] ?? [])
      if (other.id !== mover.id && !other.companion && !there.includes(other)) there.push(other);
  }
  // in the field's order, whatever space each was found on
  return there.length < 2 ? there : field.figures.filter((figure) => there.includes(figure));
}

/** Every way to put a figure down; where spaces are marked, on those alone. */
function placements(field: Field, figure: Figure, isInside?: Uint8Array): number[][] {
  const { width, height } = footprintOf(field, figure.spaces);
  const sizes =
    width === height
      ? [[width, height]]
      : [
          [width, height],
          [height, width],
        ];
  const { taken, barred } = termsFor(field, figure);
  const found: number[][] = [];
  for (const anchor of field.board.spaces) {
    if (isInside?.[anchor] === 0) continue;
    for (const [across, down] of sizes) {
      const footprint = { anchor, width: across as number, height: down as number };
      if (!fits(field, figure, footprint)) continue;
      const spaces = spacesIn(field, footprint);
      const isFree = spaces.every((space) => taken[space] === 0 && barred[space] === 0 && isInside?.[space] !== 0);
      if (isFree) found.push(spaces);
    }
  }
  return found;
}

function closest(places: number[][], far: (spaces: readonly number[]) => number): number[][] {
  const least = Math.min(...places.map(far));
  return places.filter((spaces) => far(spaces) === least);
}

/** Counted spaces; what cannot be counted to is farther than everything that can, and then goes by rows and columns. */
function farness(field: Field, from: { readonly spaces: readonly number[] }): (spaces: readonly number[]) => number {
  const { size, stride } = field.board;
  const steps = distancesFrom(field, from);
  const apart = (a: number, b: number) =>
    Math.max(Math.abs((a % stride) - (b % stride)), Math.abs(Math.floor(a / stride) - Math.floor(b / stride)));
  const far = (space: number) => {
    const counted = steps[space] as number;
    return counted >= 0 ? counted : size + Math.min(...from.spaces.map((other) => apart(space, other)));
  };
  return (spaces) => Math.min(...spaces.map(far));
}
