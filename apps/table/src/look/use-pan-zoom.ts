import { type MouseEvent, type PointerEvent as Press, type RefObject, useEffect, useRef, useState } from "react";

/** How a drawing is looked at: how large one of its units is in pixels, and where its upper left corner lies. */
export interface Sight {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export type Spot = Pick<Sight, "x" | "y">;

interface Looking {
  readonly room: { readonly width: number; readonly height: number };
  /** What is looked at until a person pans or zooms. */
  readonly wanted: Sight;
  /** What that is about: with another one it is followed again. */
  readonly topic: string;
  readonly smallest: number;
  readonly largest: number;
}

/** Pixels a press may wander and still be a click. */
const SLACK = 6;

/** Lets people pan, zoom and pinch a drawing, by drag, wheel, fingers or keys, until something else matters in it. */
export function usePanZoom(place: RefObject<Element | null>, looking: Looking) {
  const { room, wanted, topic, smallest, largest } = looking;
  const [own, setOwn] = useState<{ readonly topic: string; readonly sight: Sight } | null>(null);
  const pressed = useRef(new Map<number, Spot>());
  const hasMoved = useRef(false);

  const sight = own?.topic === topic ? own.sight : wanted;
  const take = (next: Sight) => setOwn({ topic, sight: next });
  const pan = (x: number, y: number) => take({ ...sight, x: sight.x + x, y: sight.y + y });
  const zoom = (by: number, at: Spot = { x: room.width / 2, y: room.height / 2 }) => {
    const scale = Math.min(largest, Math.max(smallest, sight.scale * by));
    const ratio = scale / sight.scale;
    take({ scale, x: at.x - (at.x - sight.x) * ratio, y: at.y - (at.y - sight.y) * ratio });
  };
  const spotOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot => {
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
    // React listens to wheels passively: the page would scroll with the drawing
    const listen = (event: Event) => turn.current(event as WheelEvent);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [place]);

  const lift = ({ pointerId }: Press) => void pressed.current.delete(pointerId);
  const handlers = {
    onPointerDown: (event: Press) => {
      hasMoved.current = false;
      pressed.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove: (event: Press) => {
      const before = pressed.current.get(event.pointerId);
      if (before === undefined) return;
      const now = spotOf(event);
      if (!hasMoved.current && distance(now, before) < SLACK) return;
      hasMoved.current = true;
      const other = [...pressed.current].find(([id]) => id !== event.pointerId)?.[1];
      pressed.current.set(event.pointerId, now);
      if (other === undefined) pan(now.x - before.x, now.y - before.y);
      else zoom(distance(now, other) / Math.max(1, distance(before, other)), other);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
    /** A drag that ends on something does not choose it. */
    onClickCapture: (event: MouseEvent) => {
      if (hasMoved.current) event.stopPropagation();
      hasMoved.current = false;
    },
  };
  return {
    sight,
    take,
    pan,
    zoom,
    handlers,
    isFollowing: own?.topic !== topic,
    follow: () => setOwn(null),
    /** Brings a spot of the drawing into the middle. */
    centre: ({ x, y }: Spot) =>
      take({ scale: sight.scale, x: room.width / 2 - x * sight.scale, y: room.height / 2 - y * sight.scale }),
  };
}

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
