import type { Room } from "../use-room.js";

/** Inches between the two edges. */
export const LENGTH = 44;

/** How the field lies on the screen: along lanes from left to right, or upright where it is higher than wide. */
export interface FieldShape {
  readonly isUpright: boolean;
  /** Pixels of an inch, and of the width of a lane. */
  readonly inch: number;
  readonly lane: number;
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

/** `flips` shows the field from the other edge, so that the own one is at the left, or below. */
export function shapeOf(room: Room, lanes: number, flips: boolean): FieldShape {
  const [wide, high] = [
    Math.max(60, room.width - EDGE.left - EDGE.right),
    Math.max(60, room.height - room.below - EDGE.top - EDGE.bottom),
  ];
  const isUpright = high > wide;
  const inch = (isUpright ? high : wide) / LENGTH;
  const lane = Math.min((isUpright ? wide : high) / lanes, isUpright ? 200 : 84);
  return {
    isUpright,
    inch,
    lane,
    box(from, to, row, { at, of } = { at: 0, of: 1 }) {
      const [near, far] = flips ? [LENGTH - to, LENGTH - from] : [from, to];
      const across = row * lane + (lane / of) * at;
      return isUpright
        ? { x: EDGE.left + across, y: EDGE.top + (LENGTH - far) * inch, width: lane / of, height: (far - near) * inch }
        : { x: EDGE.left + near * inch, y: EDGE.top + across, width: (far - near) * inch, height: lane / of };
    },
  };
}
