import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isKeyFor } from "../../settings/key-map.js";
import type { Seen } from "../../tables/table-parts.js";
import css from "./preview.module.css";

interface PreviewLayerProps {
  readonly seen: Seen;
  readonly preview: ((seen: Seen, id: string) => ReactNode) | undefined;
}

/** What is pointed at, and where it lies. */
interface Pointed {
  readonly id: string;
  readonly box: DOMRect;
}

const REST = 250;
const PRESS = 400;
const GAP = 12;

/** Anything with `data-preview` tells what it is: after a pointer's rest, with the focus and I, or after a long press. */
export function PreviewLayer({ seen, preview }: PreviewLayerProps) {
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = (element: Element) =>
      setPointed({ id: element.getAttribute("data-preview") ?? "", box: element.getBoundingClientRect() });
    const later = (target: EventTarget | null, delay: number) => {
      clearTimeout(waiting);
      const element = target instanceof Element ? target.closest("[data-preview]") : null;
      if (element === null) setPointed(null);
      else waiting = setTimeout(() => show(element), delay);
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && later(event.target, REST);
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse") later(null, 0);
      else later(event.target, PRESS);
    };
    const up = () => clearTimeout(waiting);
    const key = (event: KeyboardEvent) => {
      const element = document.activeElement?.closest("[data-preview]");
      if (isKeyFor("preview", event.key)) {
        if (element != null) show(element);
      } else if (event.key === "Escape") setPointed(null);
    };
    const listeners = { pointerover: over, pointerdown: down, pointerup: up, pointercancel: up, keydown: key };
    for (const [type, heard] of Object.entries(listeners)) addEventListener(type, heard as EventListener);
    return () => {
      clearTimeout(waiting);
      for (const [type, heard] of Object.entries(listeners)) removeEventListener(type, heard as EventListener);
    };
  }, []);
  // what tells of it may still be on its way, while the table stands
  return <Suspense>{pointed !== null && <PreviewCard seen={seen} preview={preview} pointed={pointed} />}</Suspense>;
}

function PreviewCard({ seen, preview, pointed }: PreviewLayerProps & { readonly pointed: Pointed }) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    setPlace(card.current === null ? null : beside(pointed.box, card.current.getBoundingClientRect()));
  }, [pointed]);
  const shown = preview?.(seen, pointed.id) ?? described(seen, pointed.id);
  if (shown === null || shown === undefined) return null;
  return (
    <div ref={card} className={css.preview} role="tooltip" style={place ?? { visibility: "hidden" }}>
      {shown}
    </div>
  );
}

/** What the game tells of an id that is nothing on the table: a card in the log, an ability. */
function described({ voice }: Seen, id: string): ReactNode {
  const known = voice.describe?.(id);
  if (known === undefined) return null;
  return (
    <div className={css.described}>
      <b>{known.name}</b>
      <small>{known.kind}</small>
      {known.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {known.keywords.map(({ name, text }) => (
        <p key={name}>
          <b>{name}.</b> {text}
        </p>
      ))}
    </div>
  );
}

/** Right of it, else left, else above or below: never over what is pointed at. */
function beside(box: DOMRect, { width, height }: DOMRect): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number) => Math.max(8, Math.min(at, room - size - 8));
  const top = within(box.top + box.height / 2 - height / 2, height, innerHeight);
  if (box.right + GAP + width <= innerWidth - 8) return { left: box.right + GAP, top };
  if (box.left - GAP - width >= 8) return { left: box.left - GAP - width, top };
  const left = within(box.left + box.width / 2 - width / 2, width, innerWidth);
  return {
    left,
    top: box.top - GAP - height >= 8 ? box.top - GAP - height : within(box.bottom + GAP, height, innerHeight),
  };
}
