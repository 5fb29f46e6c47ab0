import { type Plan, planMutants } from "./plan.js";
import type { Request } from "./request.js";
import { type Score, scoreOf } from "./score.js";
import { type Selection, select } from "./selection.js";
import { runStryker } from "./stryker.js";
import type { Told } from "./told.js";

/** What a run has shown. */
export interface Measured {
  readonly selection: Selection;
  readonly plan: Plan;
  readonly told: readonly Told[];
  readonly score: Score;
  /** The time was up before every mutant was tested. */
  readonly isCutShort: boolean;
}

/** Mutates what was asked for and counts what the tests notice; `beforehand` hears what is about to begin. */
export async function measure(
  root: string,
  request: Request,
  beforehand: (line: string) => void = () => {},
): Promise<Measured | { readonly problem: string }> {
  const selection = select(root, request);
  if ("problem" in selection) return selection;
  const plan = await planMutants(root, selection.files, request.max);
  if (plan.drawn === 0) return { problem: `There is nothing to mutate in ${selection.files.join(", ")}.` };
  const share = plan.drawn < plan.of ? ` of ${plan.of}, drawn` : "";
  beforehand(`${plan.drawn} mutants${share} in ${selection.files.length} files of ${selection.target}`);
  const { told, isCutShort, problem } = await runStryker(root, selection, plan, request);
  if (problem !== undefined) return { problem };
  return { selection, plan, told, isCutShort, score: scoreOf(told, plan) };
}
