import type { Key } from "@riposte/kernel";
import { type PointerEvent as Press, type RefObject, useEffect, useRef } from "react";

/** Pixels before a press becomes a drag. */
const SLACK = 8;

type Thing = HTMLElement | SVGElement;

interface Drag {
  readonly from: Thing;
  /** What it can lead to; nothing is named where anything lit will do. */
  readonly keys: readonly Key[] | "any";
  readonly x: number;
  readonly y: number;
  ghost: Thing | null;
}

/**
 * Dragging one lit thing onto another is pointing at both: a card onto its target, a coin onto a card; what acts is
 * dragged onto any place it can go to. What can be dragged also can be clicked.
 */
export function useDrag(root: RefObject<HTMLElement | null>, onDrop: (keys: readonly Key[]) => void) {
  const drag = useRef<Drag | null>(null);
  const end = () => {
    drag.current?.ghost?.remove();
    drag.current?.from.removeAttribute("data-dragged");
    for (const mark of root.current?.querySelectorAll("[data-drop]") ?? []) mark.removeAttribute("data-drop");
    drag.current = null;
  };
  useEffect(() => end, []);
  return {
    onPointerDown: (event: Press) => {
      const from = draggable(event.target);
      if (from === null || event.button !== 0) return;
      drag.current = {
        from,
        keys: from.dataset.drag === "any" ? "any" : keysOn(from),
        x: event.clientX,
        y: event.clientY,
        ghost: null,
      };
    },
    onPointerMove: (event: Press) => {
      const now = drag.current;
      if (now === null) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.ghost === null) {
        if (Math.hypot(dx, dy) < SLACK) return;
        now.ghost = ghostOf(now.from);
        now.from.setAttribute("data-dragged", "");
        for (const target of root.current?.querySelectorAll<Thing>("[data-lit]") ?? [])
          if (target !== now.from && shared(now.keys, target).length > 0) target.setAttribute("data-drop", "");
      }
      now.ghost.style.translate = `${dx}px ${dy}px`;
    },
    onPointerUp: (event: Press) => {
      const now = drag.current;
      if (now === null) return;
      const wasDragged = now.ghost !== null;
      const [under] = wasDragged ? document.elementsFromPoint(event.clientX, event.clientY).flatMap(litAround) : [];
      const keys = under === undefined || under === now.from ? [] : shared(now.keys, under);
      end();
      if (!wasDragged) return;
      swallowClick();
      if (keys.length > 0) onDrop(keys);
    },
    onPointerCancel: end,
  };
}

const draggable = (target: EventTarget): Thing | null =>
  (target as Element).closest<Thing>('[data-drag][data-lit], [data-drag="any"]');

const litAround = (element: Element): readonly Thing[] => {
  const lit = element.closest<Thing>("[data-lit]");
  return lit === null ? [] : [lit];
};

const keysOn = (thing: Thing): readonly Key[] => JSON.parse(thing.dataset.lit ?? "[]") as readonly Key[];

const shared = (keys: readonly Key[] | "any", other: Thing): readonly Key[] =>
  keysOn(other).filter((key) => keys === "any" || keys.includes(key));

function ghostOf(thing: Thing): Thing {
  const place = thing.getBoundingClientRect();
  const ghost = thing.cloneNode(true) as Thing;
  for (const name of ["data-lit", "data-travels", "data-drag", "id", "tabindex", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${place.x}px`,
    top: `${place.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
    margin: "0",
    opacity: "0.85",
    pointerEvents: "none",
    zIndex: "20",
  });
  thing.parentElement?.append(ghost);
  return ghost;
}

/** A drag that ends is no click on what lies below. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
