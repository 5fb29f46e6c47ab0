import { useEffect, useState } from "react";
import type { ShownStep } from "./messages.js";
import type { Reader } from "./reader.js";
import { answersOf, type WrittenScenario } from "./scenario-of.js";

type Broken = ReadonlyMap<number, string>;

const NOTHING: Broken = new Map();

/** Plays what was shown again whenever the text changes: what does not come out any more, by the number of the answer. */
export function useChecked(
  reader: Reader,
  game: string,
  text: string | null,
  scenario: WrittenScenario,
  shown: readonly ShownStep[],
): Broken | null {
  const [broken, setBroken] = useState<Broken | null>(null);
  useEffect(() => {
    if (text === null || shown.length === 0) return setBroken(shown.length === 0 ? NOTHING : null);
    let isLate = false;
    reader
      .check(game, text, scenario)
      .then((all) => {
        const of = answersOf(shown, scenario.steps.length);
        const found = new Map<number, string>();
        for (const { step, words } of all)
          if (!found.has(of[step] ?? 0)) found.set(of[step] ?? shown.length - 1, words);
        return found;
      })
      // a stage that cannot be set up any more breaks it from its first answer on
      .catch((error: unknown) => new Map([[0, error instanceof Error ? error.message : String(error)]]))
      .then((found) => !isLate && setBroken(found));
    return () => {
      isLate = true;
    };
  }, [reader, game, text, scenario, shown]);
  return broken;
}
