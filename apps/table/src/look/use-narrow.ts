import { useSyncExternalStore } from "react";

const NARROW = matchMedia("(max-width: 719px)");
const isNarrow = () => NARROW.matches;

function onNarrowing(tell: () => void) {
  NARROW.addEventListener("change", tell);
  return () => NARROW.removeEventListener("change", tell);
}

/** Whether the page is as narrow as a phone: a drawing with words is then drawn for it, as its words would shrink. */
export const useNarrow = (): boolean => useSyncExternalStore(onNarrowing, isNarrow);
