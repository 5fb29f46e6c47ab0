import { type RefObject, useLayoutEffect, useState } from "react";
import { type Sight, usePanZoom } from "../look/use-pan-zoom.js";
import type { Rect } from "./geometry.js";

interface Drawing {
  readonly width: number;
  readonly height: number;
}

const LARGEST = 3;
/** What is followed is never smaller than can be read. */
const READABLE = 0.6;
const STEP = 1.25;
const EDGE = 24;

/** A chart that follows what matters until a person pans or zooms it; another `topic` is followed again. */
export function useChartView(
  place: RefObject<HTMLElement | null>,
  drawing: Drawing,
  focus: readonly Rect[],
  topic: string,
) {
  const [room, setRoom] = useState<Drawing>({ width: 0, height: 0 });
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
  const wanted = focus.length === 0 ? whole : framed(room, drawing, focus, whole.scale);
  const view = usePanZoom(place, { room, wanted, topic, smallest: whole.scale * 0.5, largest: LARGEST });
  return {
    ...view,
    room,
    fit: () => view.take(whole),
    closer: () => view.zoom(STEP),
    farther: () => view.zoom(1 / STEP),
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
