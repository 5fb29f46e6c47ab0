import { useEffect, useRef, useState } from "react";
import css from "./coach-label.module.css";

interface Place {
  readonly left: number;
  readonly top: number;
  /** On which side of the label the thing is. */
  readonly points: "left" | "right" | "up" | "down";
}

/** A dark label beside the thing on the table that a lesson speaks of: what is hinted at, else the first that is lit. */
export function CoachLabel({ words }: { readonly words: string }) {
  const label = useRef<HTMLParagraphElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const stage = label.current?.parentElement;
    if (stage == null) return undefined;
    const follow = () => label.current !== null && setPlace(placeIn(stage, label.current));
    // the table moves to what is asked about first
    const timer = setTimeout(follow, 60);
    const watcher = new ResizeObserver(follow);
    watcher.observe(stage);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, []);
  return (
    <p
      ref={label}
      className={css.label}
      role="note"
      data-points={place?.points}
      style={place === null ? { visibility: "hidden" } : { left: place.left, top: place.top }}
    >
      {words}
    </p>
  );
}

const GAP = 14;

/** Beside the thing, where nothing else that can be done is covered; else where there is room. */
function placeIn(stage: HTMLElement, label: HTMLElement): Place | null {
  const thing = stage.querySelector('[data-hinted="true"]') ?? stage.querySelector("[data-lit]");
  if (thing === null) return null;
  const [around, box] = [stage.getBoundingClientRect(), thing.getBoundingClientRect()];
  if (box.bottom < around.top || box.top > around.bottom) return null;
  const { offsetWidth: width, offsetHeight: height } = label;
  const within = (at: number, length: number, most: number) => Math.max(GAP, Math.min(at, most - length - GAP));
  const top = within(box.top - around.top + (box.height - height) / 2, height, around.height);
  const left = within(box.left - around.left + (box.width - width) / 2, width, around.width);
  const places: readonly Place[] = [
    { left: box.right - around.left + GAP, top, points: "left" },
    { left: box.left - around.left - GAP - width, top, points: "right" },
    { left, top: box.bottom - around.top + GAP, points: "up" },
    { left, top: box.top - around.top - GAP - height, points: "down" },
  ];
  const fitting = places.filter(
    (one) =>
      one.left >= 0 && one.top >= 0 && one.left + width <= around.width - GAP && one.top + height <= around.height,
  );
  const others = [...stage.querySelectorAll("[data-lit]")].filter((one) => one !== thing);
  const covers = (one: Place) =>
    others.some((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const [x, y] = [around.left + one.left, around.top + one.top];
      return left < x + width && right > x && top < y + height && bottom > y;
    });
  return fitting.find((one) => !covers(one)) ?? fitting[0] ?? null;
}
