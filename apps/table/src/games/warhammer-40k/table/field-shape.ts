import type { Room } from "../../../tables/use-room.js";

/** Inches between the two edges. */
export const LENGTH = 44;

/** How the field lies on the screen: along lanes from left to right, or upright where it is higher than wide. */
export interface FieldShape {
  readonly isUpright: boolean;
  /** Pixels of an inch, and of the width of a lane. */
  readonly inch: number;
  readonly lane: number;
  /** Of the whole drawing, where it is larger than its room and is moved about in it. */
  readonly size: { readonly width: number; readonly height: number } | null;
  /** A box of the field, from its inches and its lane. */
  box(from: number, to: number, lane: number, share?: { readonly at: number; readonly of: number }): Box;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = { left: 28, top: 12, right: 14, bottom: 24 };

/** In less room than this names find no place: the field lies upright, larger than its room. */
const NARROW = 560;
const LARGE = { lane: 92, inch: 11 };

/** `flips` shows the field from the other edge, so that the own one is at the left, or below. */
export function shapeOf(room: Room, lanes: number, flips: boolean): FieldShape {
  const isLarge = room.width > 0 && room.width < NARROW;
  const [wide, high] = isLarge
    ? [LARGE.lane * lanes, LARGE.inch * LENGTH]
    : [
        Math.max(60, room.width - EDGE.left - EDGE.right),
        Math.max(60, room.height - room.below - EDGE.top - EDGE.bottom),
      ];
  const isUpright = isLarge || high > wide;
  const inch = (isUpright ? high : wide) / LENGTH;
  const lane = Math.min((isUpright ? wide : high) / lanes, isUpright ? 200 : 84);
  return {
    isUpright,
    inch,
    lane,
    size: isLarge ? { width: wide + EDGE.left + EDGE.right, height: high + EDGE.top + EDGE.bottom } : null,
    box(from, to, row, { at, of } = { at: 0, of: 1 }) {
      const [near, far] = flips ? [LENGTH - to, LENGTH - from] : [from, to];
      const across = row * lane + (lane / of) * at;
      return isUpright
        ? { x: EDGE.left + across, y: EDGE.top + (LENGTH - far) * inch, width: lane / of, height: (far - near) * inch }
        : { x: EDGE.left + near * inch, y: EDGE.top + across, width: (far - near) * inch, height: lane / of };
    },
  };
}
