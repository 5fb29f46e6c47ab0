import type { Outcome } from "@riposte/kernel";
import type { Simulation } from "@riposte/kernel/run";
import type { Player } from "./open-cards.js";
import type { SearchHelp, Slices } from "./search-help.js";

/** Has an imagined match come to where it is judged? */
export type IsFarEnough = (slices: Slices) => boolean;

/** Plays on, for so many answers at most; what the match is worth to each seat then. */
export function playOut(
  simulation: Simulation<unknown>,
  { judge }: Pick<SearchHelp, "judge">,
  policy: Player,
  { depth, isFarEnough }: { readonly depth: number; readonly isFarEnough: IsFarEnough },
): readonly number[] {
  for (let answers = 0; answers < depth && isGoingOn(simulation, isFarEnough); answers++) {
    // where the policy errs, the match is judged as it stands
    if (simulation.answer(policy()) !== undefined) break;
  }
  return worthNow(simulation, { judge });
}

/** What a match is worth to each seat as it stands. */
export function worthNow(
  { slices, outcome }: Simulation<unknown>,
  { judge }: Pick<SearchHelp, "judge">,
): readonly number[] {
  const worth = judge(slices as Slices);
  return outcome === null ? worth : worthAtEnd(outcome, worth);
}

/** Is a seat asked that has to answer before it is judged? */
export const isGoingOn = ({ outcome, pending, slices }: Simulation<unknown>, isFarEnough: IsFarEnough): boolean =>
  outcome === null && pending !== null && !isFarEnough(slices as Slices);

/** A team that won has all; where several play and none won, each has half. Against the game alone, losing is a matter of how far one came. */
export function worthAtEnd(outcome: Outcome, judged: readonly number[]): readonly number[] {
  const { winners, teams = [...judged.keys()] } = outcome;
  if (winners.length === 0) return new Set(teams).size > 1 ? judged.map(() => 0.5) : judged;
  const winning = new Set(winners.map((seat) => teams[seat]));
  return judged.map((_, seat) => (winners.includes(seat) ? 1 / winning.size : 0));
}
