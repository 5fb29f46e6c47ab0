import { type RefObject, useEffect, useRef } from "react";
import { matchTexts as texts } from "./texts.js";

/**
 * What was answered with is gone: focus goes on to the next question, or to what lies lit where it was, unless it was moved.
 * A player who came by a button that is gone begins at the first question.
 */
export function useKeptFocus(around: RefObject<HTMLElement | null>, decision: number | null): void {
  const area = useRef<string | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const found = target instanceof Element ? target.closest("section[aria-label]") : null;
      area.current = around.current?.contains(found) === true ? (found?.getAttribute("aria-label") ?? null) : null;
    };
    // a player who points at nothing wants nothing focused; what is pointed at is focused next
    const forget = () => {
      area.current = null;
    };
    addEventListener("focusin", follow);
    addEventListener("pointerdown", forget, true);
    return () => {
      removeEventListener("focusin", follow);
      removeEventListener("pointerdown", forget, true);
    };
  }, []);
  useEffect(() => {
    if (decision === null) return;
    const isFirst = !hasBegun.current && navigator.userActivation?.hasBeenActive;
    hasBegun.current = true;
    if (document.activeElement !== document.body || (area.current === null && !isFirst)) return;
    const question = around.current?.querySelector<HTMLElement>("[data-decision]");
    const lit =
      area.current === texts.question
        ? null
        : around.current?.querySelector<HTMLElement>(`section[aria-label="${area.current}"] [data-lit]:not(li *)`);
    (lit ?? question)?.focus({ preventScroll: isFirst === true });
  }, [decision]);
}
