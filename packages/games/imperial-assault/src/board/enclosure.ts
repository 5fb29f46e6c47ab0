import { EDGE, TERRAIN } from "./board.js";
import { edgeAt, type Ground, groundOf } from "./ground.js";

/**
 * Rules 6.4, last case: a figure on blocking terrain shut in on every side by walls or blocking spaces. The blocking
 * spaces around it are then ignored for counting and sight; this lists them.
 */
export function ignoredAround(ground: Ground, spaces: readonly number[]): readonly number[] {
  const { terrain, deltas } = ground;
  for (const space of spaces) if (terrain[space] !== TERRAIN.blocking) return NONE;
  const around: number[] = [];
  for (const space of spaces) {
    for (let side = 0; side < 8; side += 2) {
      const beside = space + (deltas[side] as number);
      if (spaces.includes(beside)) continue;
      const edge = edgeAt(ground, space, side);
      if (edge !== EDGE.open && edge <= EDGE.blocking) continue;
      if (terrain[beside] !== TERRAIN.blocking) return [];
      around.push(beside);
    }
  }
  return around;
}

const NONE: readonly number[] = [];

/** The ground with some blocking spaces taken as normal; the same ground when there are none. */
export function groundIgnoring(ground: Ground, ignored: readonly number[]): Ground {
  return ignored.length === 0 ? ground : groundOf(ground.board, ground.openDoors, ignored);
}
