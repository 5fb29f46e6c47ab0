import { type PointerEvent as Press, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Rect } from "./geometry.js";

/** How a drawing is looked at: how large, and where its upper left corner lies. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
}

type Spot = Pick<Sight, "x" | "y">;

const LARGEST = 3;
/** What is followed is never smaller than can be read. */
const READABLE = 0.6;
const STEP = 1.25;
const EDGE = 24;

/**
 * A drawing that follows what matters until the reader pans or zooms it, by drag, wheel, pinch or keys; another `topic`
 * is followed again.
 */
export function usePanZoom(
  place: RefObject<HTMLElement | null>,
  drawing: Drawing,
  focus: readonly Rect[],
  topic: string,
) {
  const [room, setRoom] = useState<Drawing>({ width: 0, height: 0 });
  const [own, setOwn] = useState<{ readonly topic: string; readonly sight: Sight } | null>(null);
  const pressed = useRef(new Map<number, Spot>());
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [place]);

  const whole = fitted(room, drawing);
  const followed = focus.length === 0 ? whole : framed(room, drawing, focus, whole.scale);
  const sight = own?.topic === topic ? own.sight : followed;
  const take = (next: Sight) => setOwn({ topic, sight: next });
  const zoom = (by: number, at: Spot = { x: room.width / 2, y: room.height / 2 }) => {
    const scale = Math.min(LARGEST, Math.max(whole.scale * 0.5, sight.scale * by));
    const ratio = scale / sight.scale;
    take({ scale, x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio });
  };
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = place.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const turn = useRef<(event: WheelEvent) => void>(() => {});
  turn.current = (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, spotOf(event));
  };
  useEffect(() => {
    const element = place.current;
    const listen = (event: WheelEvent) => turn.current(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [place]);

  const lift = ({ pointerId }: Press) => void pressed.current.delete(pointerId);
  return {
    sight,
    room,
    /** Brings a spot of the drawing into the middle. */
    centre: ({ x, y }: Spot) =>
      take({ scale: sight.scale, x: room.width / 2 - x * sight.scale, y: room.height / 2 - y * sight.scale }),
    isFollowing: own?.topic !== topic,
    follow: () => setOwn(null),
    fit: () => take(whole),
    closer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    handlers: {
      onPointerDown: (event: Press) => void pressed.current.set(event.pointerId, spotOf(event)),
      onPointerMove: (event: Press) => {
        const before = pressed.current.get(event.pointerId);
        if (before === undefined) return;
        const now = spotOf(event);
        const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1];
        pressed.current.set(event.pointerId, now);
        if (other !== undefined) zoom(distance(now, other) / Math.max(1, distance(before, other)), other);
        else take({ ...sight, x: sight.x + now.x - before.x, y: sight.y + now.y - before.y });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
    pan: (x: number, y: number) => take({ ...sight, x: sight.x + x, y: sight.y + y }),
  };
}

function fitted(room: Drawing, { width, height }: Drawing): Sight {
  const scale = Math.min(1, (room.width - EDGE) / width, (room.height - EDGE) / height);
  const fits = Math.max(0.05, scale);
  return { scale: fits, x: (room.width - width * fits) / 2, y: (room.height - height * fits) / 2 };
}

/** What matters in the middle, as large as can be read, and no more of nothing than needed. */
function framed(room: Drawing, drawing: Drawing, focus: readonly Rect[], whole: number): Sight {
  const scale = Math.max(READABLE, whole);
  const [left, top] = [Math.min(...focus.map(({ x }) => x)), Math.min(...focus.map(({ y }) => y))];
  const right = Math.max(...focus.map(({ x, width }) => x + width));
  const bottom = Math.max(...focus.map(({ y, height }) => y + height));
  const within = (middle: number, size: number, drawn: number) =>
    drawn * scale + EDGE <= size
      ? (size - drawn * scale) / 2
      : Math.min(EDGE / 2, Math.max(size - drawn * scale - EDGE / 2, size / 2 - middle * scale));
  return {
    scale,
    x: within((left + right) / 2, room.width, drawing.width),
    y: within((top + bottom) / 2, room.height, drawing.height),
  };
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
