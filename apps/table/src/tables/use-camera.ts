import { type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from "react";
import { type Room, useRoom } from "./use-room.js";

/** How a drawing of cells is looked at: the size of a cell in pixels, and where its upper left corner lies. */
export interface Camera {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** A place on the drawing, in cells. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Sight {
  readonly columns: number;
  readonly rows: number;
  /** What is to be seen well; nothing shows the whole. */
  readonly focus: readonly Spot[];
  /** Cells this large, where the focus fits. */
  readonly near: number;
}

const EDGE = 26;
const LARGEST = 120;

/** Fits a map into its place, frames what matters, and lets people pan, zoom and pinch until something else matters. */
export function useCamera(place: RefObject<SVGSVGElement | null>, { columns, rows, focus, near }: Sight) {
  const room = useRoom(place);
  const [own, setOwn] = useState<{ readonly of: string; readonly camera: Camera } | null>(null);
  const pressed = useRef(new Map<number, Spot>());
  const hasMoved = useRef(false);

  const whole = wholeOf(room, columns, rows);
  const wanted = focus.length === 0 ? whole : framed(room, focus, Math.max(near, whole.cell), { columns, rows });
  const of = JSON.stringify([focus, room.width, room.height]);
  const camera = own?.of === of ? own.camera : wanted;
  const take = (next: Camera) => setOwn({ of, camera: next });
  const zoom = (by: number, at: Spot = { x: room.width / 2, y: room.height / 2 }) => {
    const cell = Math.min(LARGEST, Math.max(whole.cell * 0.8, camera.cell * by));
    const ratio = cell / camera.cell;
    take({ cell, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio });
  };
  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    const box = place.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, spotOf(event));
  };
  useEffect(() => {
    const element = place.current;
    // React listens to wheels passively: the page would scroll with the map
    const turn = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, [place]);

  const handlers = {
    onPointerDown: (event: Press) => {
      hasMoved.current = false;
      pressed.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: Press) => {
      const before = pressed.current.get(event.pointerId);
      if (before === undefined) return;
      const now = spotOf(event);
      const [dx, dy] = [now.x - before.x, now.y - before.y];
      if (!hasMoved.current && Math.hypot(dx, dy) < 6) return;
      hasMoved.current = true;
      const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1];
      pressed.current.set(event.pointerId, now);
      if (other === undefined) take({ ...camera, x: camera.x + dx, y: camera.y + dy });
      else zoom(distance(now, other) / Math.max(1, distance(before, other)), other);
    },
    onPointerUp: (event: Press) => pressed.current.delete(event.pointerId),
    onPointerCancel: (event: Press) => pressed.current.delete(event.pointerId),
    onPointerLeave: (event: Press) => pressed.current.delete(event.pointerId),
    /** A drag that ends on something does not choose it. */
    onClickCapture: (event: React.MouseEvent) => {
      if (hasMoved.current) event.stopPropagation();
      hasMoved.current = false;
    },
  };
  return { camera, room, handlers, closer: () => zoom(1.3), showWhole: () => take(whole) };
}

function wholeOf({ width, height, below }: Room, columns: number, rows: number): Camera {
  const high = height - below;
  const cell = Math.max(4, Math.min((width - 2 * EDGE) / columns, (high - 2 * EDGE) / rows));
  return { cell, x: (width - cell * columns) / 2, y: (high - cell * rows) / 2 };
}

/** The focus in the middle, in cells as large as wanted while it fits. */
function framed(
  { width, height, below }: Room,
  focus: readonly Spot[],
  near: number,
  map: Pick<Sight, "columns" | "rows">,
): Camera {
  const high = height - below;
  const [xs, ys] = [focus.map(({ x }) => x), focus.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cell = Math.max(12, Math.min(near, (width - EDGE) / (right - left + 3), (high - EDGE) / (bottom - top + 3)));
  const within = (at: number, size: number, count: number) =>
    size >= count * cell + 2 * EDGE
      ? (size - count * cell) / 2
      : Math.min(EDGE, Math.max(size - count * cell - EDGE, at));
  return {
    cell,
    x: within(width / 2 - ((left + right) / 2 + 0.5) * cell, width, map.columns),
    y: within(high / 2 - ((top + bottom) / 2 + 0.5) * cell, high, map.rows),
  };
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
