import type { Stop } from "../board/index.js";
import type { Figure } from "../slice.js";
import { nearestOf, stopsOf } from "./best-strike.js";
import { onField, type TableSeen } from "./table-seen.js";

/** The stop that brings a figure closest to an enemy; the place it has now when no other is closer. */
export function advance(seen: TableSeen, mover: Figure, points: number): Stop | undefined {
  const standing = onField(seen, mover.id);
  if (standing === undefined) return undefined;
  const counts = seen.enemies.flatMap((enemy) => {
    const there = onField(seen, enemy.id);
    return there === undefined ? [] : [seen.stepsFrom(there)];
  });
  const nearest = (spaces: readonly number[]) => {
    const found = counts.map((steps) => nearestOf(steps, spaces)).filter((far) => far >= 0);
    return found.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...found);
  };
  let best: Stop = { spaces: standing.spaces, cost: 0 };
  let closest = nearest(best.spaces);
  for (const stop of stopsOf(seen, standing, points)) {
    const far = nearest(stop.spaces);
    if (far < closest) [best, closest] = [stop, far];
  }
  return best;
}
