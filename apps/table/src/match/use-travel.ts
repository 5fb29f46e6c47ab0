import { type RefObject, useLayoutEffect, useRef } from "react";
import { movesThings } from "../settings/settings.js";

/** Things that keep their name while they change their place: cards between hand, mat and piles. */
const NAMED = "[data-travels]";
/** As `--step` in the design; moves are read by the browser in numbers. */
const STEP = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Whatever stands elsewhere than before travels there in one step; what is new fades in. */
export function useTravel(root: RefObject<HTMLElement | null>, moment: string): void {
  const places = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    // asking for places makes the browser lay the page out at once
    if (!movesThings()) {
      places.current = new Map();
      return;
    }
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const isFirst = before.size === 0;
    for (const thing of root.current?.querySelectorAll<HTMLElement>(NAMED) ?? []) {
      const name = thing.dataset.travels as string;
      const place = thing.getBoundingClientRect();
      now.set(name, place);
      if (isFirst) continue;
      const from = before.get(name);
      if (from === undefined) thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: STEP, easing: EASE });
      else if (Math.hypot(from.x - place.x, from.y - place.y) > 2) travel(thing, from, place);
    }
    places.current = now;
  }, [root, moment]);
}

function travel(thing: HTMLElement, from: DOMRect, to: DOMRect): void {
  const moved = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const scaled = `scale(${from.width / Math.max(1, to.width)}, ${from.height / Math.max(1, to.height)})`;
  thing.animate(
    [
      { transform: `${moved} ${scaled}`, transformOrigin: "0 0", zIndex: 3 },
      { transform: "none", transformOrigin: "0 0", zIndex: 3 },
    ],
    { duration: STEP, easing: EASE },
  );
}
