import { useEffect, useRef, useState } from "react";
import css from "./coach-label.module.css";

interface Place {
  readonly left: number;
  readonly top: number;
  /** On which side of the label the thing is. */
  readonly points: "left" | "right";
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

function placeIn(stage: HTMLElement, label: HTMLElement): Place | null {
  const thing = stage.querySelector('[data-hinted="true"]') ?? stage.querySelector("[data-lit]");
  if (thing === null) return null;
  const [around, box] = [stage.getBoundingClientRect(), thing.getBoundingClientRect()];
  const { offsetWidth: width, offsetHeight: height } = label;
  const right = box.right - around.left + GAP;
  const points = right + width <= around.width - GAP ? "left" : "right";
  const left = points === "left" ? right : box.left - around.left - GAP - width;
  const top = box.top - around.top + box.height / 2 - height / 2;
  if (left < 0 || box.bottom < around.top || box.top > around.bottom) return null;
  return { left, top: Math.max(GAP, Math.min(top, around.height - height - GAP)), points };
}
