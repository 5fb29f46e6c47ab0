import type { RefObject } from "react";
import { type Sight, type Spot, usePanZoom } from "../look/use-pan-zoom.js";
import { type Room, useRoom } from "./use-room.js";

/** How a drawing of cells is looked at: its scale is the size of a cell in pixels. */
export type Camera = Sight;

/** A map in cells, and what is to be seen of it. */
interface Framed {
  readonly columns: number;
  readonly rows: number;
  /** What is to be seen well; nothing shows the whole. */
  readonly focus: readonly Spot[];
  /** Cells this large, where the focus fits. */
  readonly near: number;
}

const EDGE = 26;
const LARGEST = 120;

/** Fits a map into its place, frames what matters, and lets people look at the rest until something else matters. */
export function useCamera(place: RefObject<SVGSVGElement | null>, { columns, rows, focus, near }: Framed) {
  const room = useRoom(place);
  const whole = wholeOf(room, columns, rows);
  const wanted = focus.length === 0 ? whole : framed(room, focus, Math.max(near, whole.scale), { columns, rows });
  const topic = JSON.stringify([focus, room.width, room.height]);
  const view = usePanZoom(place, { room, wanted, topic, smallest: whole.scale * 0.8, largest: LARGEST });
  return {
    camera: view.sight,
    room,
    handlers: view.handlers,
    closer: () => view.zoom(1.3),
    showWhole: () => view.take(whole),
  };
}

function wholeOf({ width, height, below }: Room, columns: number, rows: number): Sight {
  const high = height - below;
  const cell = Math.max(4, Math.min((width - 2 * EDGE) / columns, (high - 2 * EDGE) / rows));
  return { scale: cell, x: (width - cell * columns) / 2, y: (high - cell * rows) / 2 };
}

/** The focus in the middle, in cells as large as wanted while it fits. */
function framed(
  { width, height, below }: Room,
  focus: readonly Spot[],
  near: number,
  map: Pick<Framed, "columns" | "rows">,
): Sight {
  const high = height - below;
  const [xs, ys] = [focus.map(({ x }) => x), focus.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cell = Math.max(12, Math.min(near, (width - EDGE) / (right - left + 3), (high - EDGE) / (bottom - top + 3)));
  const within = (at: number, size: number, count: number) =>
    size >= count * cell + 2 * EDGE
      ? (size - count * cell) / 2
      : Math.min(EDGE, Math.max(size - count * cell - EDGE, at));
  return {
    scale: cell,
    x: within(width / 2 - ((left + right) / 2 + 0.5) * cell, width, map.columns),
    y: within(high / 2 - ((top + bottom) / 2 + 0.5) * cell, high, map.rows),
  };
}
