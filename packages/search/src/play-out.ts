import type { Outcome } from "@riposte/kernel";
import type { Simulation } from "@riposte/kernel/run";
import type { Player } from "./open-cards.js";
import type { SearchHelp } from "./search-help.js";

/** Plays on for so many answers; what the match is worth to each seat then. */
export function playOut(
  simulation: Simulation<unknown>,
  { judge }: Pick<SearchHelp, "judge">,
  policy: Player,
  depth: number,
): readonly number[] {
  for (let answers = 0; answers < depth && simulation.outcome === null && simulation.pending !== null; answers++) {
    // where the policy errs, the match is judged as it stands
    if (simulation.answer(policy()) !== undefined) break;
  }
  const worth = judge(simulation.slices as Readonly<Record<string, unknown>>);
  return simulation.outcome === null ? worth : worthAtEnd(simulation.outcome, worth.length);
}

/** Whoever won has all; where several play and nobody won, everybody has half. */
function worthAtEnd({ winners }: Outcome, seats: number): readonly number[] {
  if (winners.length === 0 && seats > 1) return Array.from({ length: seats }, () => 0.5);
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
