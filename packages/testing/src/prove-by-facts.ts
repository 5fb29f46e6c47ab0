import { KernelError } from "@riposte/kernel";
import { recordTested } from "./record.js";

export interface ProvenByFacts<F> {
  readonly facts: F;
  /** The same facts in which the ability says nothing. */
  readonly without: F;
  /** Is the rule kept under these facts? */
  holds(facts: F): boolean;
}

/** Counts an ability that the game reads from its facts as tested: its rule is kept with them, and not without them. */
export function proveByFacts<F>(game: string, ability: string, { facts, without, holds }: ProvenByFacts<F>): void {
  const problems = [
    ...(holds(facts) ? [] : ["it does not hold"]),
    ...(holds(without) ? ["it holds without the ability too"] : []),
  ];
  if (problems.length > 0) throw new KernelError("SCENARIO_FAILED", `"${ability}": ${problems.join(", and ")}.`);
  recordTested(game, [ability]);
}
