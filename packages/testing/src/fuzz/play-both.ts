import { xstateExecutor } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { type Difference, exactDifferences } from "../differences.js";
import { eventsOf } from "../proofs/trace.js";
import { type RandomMatch, type RandomPlay, startRandom } from "../random-match.js";

export interface PlayedBoth {
  readonly inputs: number;
  /** The first decision at which the two differ, and how; empty when they never do. */
  readonly differences: readonly (Difference & { readonly input: number })[];
}

/** Plays one random match under both executors at once: same questions, answers, events and states, or the first difference. */
export function playBoth<O>(game: Game<O>, play: RandomPlay): PlayedBoth {
  const table = startRandom(game, play);
  const actors = startRandom(game, { ...play, executor: xstateExecutor(), checks: false });
  let found = exactDifferences(stateOf(table), stateOf(actors), "state");
  while (found.length === 0) {
    const one = table.next();
    const other = actors.next();
    if (one === undefined && other === undefined) break;
    found = [
      ...exactDifferences(outcomeOf(one), outcomeOf(other), "input"),
      ...exactDifferences(stateOf(table), stateOf(actors), "state"),
    ];
    if (one?.ok === false) break;
  }
  const input = table.match.line.length;
  return { inputs: input, differences: found.slice(0, 5).map((difference) => ({ input, ...difference })) };
}

const stateOf = <O>({ match }: RandomMatch<O>) => ({ log: match.inputs.at(-1), snapshot: match.snapshot() });

const outcomeOf = (step: ReturnType<RandomMatch<unknown>["next"]>): unknown =>
  step === undefined ? "over" : step.ok ? eventsOf(step.recorded) : step.code;
