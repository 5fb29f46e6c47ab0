import { type RefObject, useEffect, useRef } from "react";

/** What was answered with is gone: focus goes on to the next question, or to what lies lit where it was, unless it was moved. */
export function useKeptFocus(
  around: RefObject<HTMLElement | null>,
  decision: number | null,
): { readonly leave: () => void } {
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (decision === null || left.current === null) return;
    const within = `section[aria-label="${left.current}"]`;
    left.current = null;
    if (document.activeElement !== document.body) return;
    const question = around.current?.querySelector<HTMLElement>("[data-decision]");
    const lit = around.current?.querySelector<HTMLElement>(`${within} [data-lit]:not(li *)`);
    (lit ?? question)?.focus();
  }, [decision]);
  return {
    leave: () => {
      const area = document.activeElement?.closest("section[aria-label]");
      left.current = area != null && around.current?.contains(area) === true ? area.getAttribute("aria-label") : null;
    },
  };
}
