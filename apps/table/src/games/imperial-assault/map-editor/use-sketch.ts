import { useCallback, useState } from "react";
import type { Sketch } from "./sketch.js";

const MOST_STEPS = 200;

/** The sketch and the way back: a stroke is one step, however many spaces it paints. */
export function useSketch(first: Sketch) {
  const [{ sketch, past }, set] = useState<{ readonly sketch: Sketch; readonly past: readonly Sketch[] }>({
    sketch: first,
    past: [],
  });
  /** A new step, or more of the one under way. */
  const change = useCallback(
    (next: (before: Sketch) => Sketch, isSameStroke = false) =>
      set((state) => {
        const sketched = next(state.sketch);
        if (sketched === state.sketch) return state;
        return {
          sketch: sketched,
          past: isSameStroke ? state.past : [...state.past, state.sketch].slice(-MOST_STEPS),
        };
      }),
    [],
  );
  const undo = useCallback(
    () =>
      set((state) => {
        const before = state.past.at(-1);
        return before === undefined ? state : { sketch: before, past: state.past.slice(0, -1) };
      }),
    [],
  );
  return { sketch, change, undo, canUndo: past.length > 0 };
}
