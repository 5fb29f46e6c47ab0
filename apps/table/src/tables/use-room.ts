import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";

/** How much room a drawing has, and how much of it the result strip covers from below. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly below: number;
}

const STRIP = "[data-resolving='true'] + section";

/** The room of a drawing, followed as window and strip change. */
export function useRoom(place: RefObject<Element | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, below: 0 });
  const measure = useCallback(() => {
    const stage = place.current?.getBoundingClientRect();
    if (stage === undefined) return;
    const strip = document.querySelector(STRIP)?.getBoundingClientRect();
    const isOver = strip !== undefined && strip.left < stage.right && strip.right > stage.left;
    const below = isOver ? Math.max(0, stage.bottom - strip.top) : 0;
    setRoom((known) =>
      known.width === stage.width && known.height === stage.height && known.below === below
        ? known
        : { width: stage.width, height: stage.height, below },
    );
  }, [place]);
  const [strip, setStrip] = useState<Element | null>(null);
  // the strip comes and goes with what is resolved, and what is drawn in it may come after it
  useLayoutEffect(() => {
    measure();
    setStrip(document.querySelector(STRIP));
  });
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    for (const one of [place.current, strip]) if (one !== null) observer.observe(one);
    return () => observer.disconnect();
  }, [place, measure, strip]);
  return room;
}
