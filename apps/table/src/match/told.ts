import { sentencesOf, type Voice } from "@riposte/catalog";
import type { SeenStep } from "@riposte/seats";
import type { TableParts } from "../tables/table-parts.js";

/** A step of the match in words, under the heading it belongs to. */
export interface Told {
  readonly step: number;
  readonly by: number | null;
  readonly sentences: readonly string[];
  readonly chapter: string;
  readonly isFirst: boolean;
}

/** Tells the steps of a match, and tells none twice: long matches stay quick. */
export function createTeller(
  voice: Voice,
  parts: Pick<TableParts, "chapter">,
): (steps: readonly SeenStep[]) => readonly Told[] {
  const known = new WeakMap<
    SeenStep,
    { readonly sentences: readonly string[]; readonly chapter: string | undefined }
  >();
  const tell = (step: SeenStep) => {
    const told = known.get(step) ?? {
      sentences: sentencesOf(voice, step.events),
      chapter: step.events.map((event) => parts.chapter?.(event)).findLast((one) => one !== undefined),
    };
    known.set(step, told);
    return told;
  };
  return (steps) => {
    let chapter = "";
    return steps.map((one, step) => {
      const { sentences, chapter: begun } = tell(one);
      const isFirst = begun !== undefined && begun !== chapter;
      if (begun !== undefined) chapter = begun;
      return { step, by: one.by, sentences, chapter, isFirst };
    });
  };
}
