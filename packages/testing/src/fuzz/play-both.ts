import type { Game } from "@riposte/kernel/run";
import { compareShared, type Difference, exactDifferences } from "../differences.js";
import { xstateExecutor } from "../executors/xstate-executor.js";
import { eventsOf, stateOf } from "../proofs/trace.js";
import { type RandomMatch, type RandomPlay, startRandom } from "../random-match.js";

export interface PlayedBoth {
  readonly inputs: number;
  /** The first decision at which the two differ, and how; empty when they never do. */
  readonly differences: readonly (Difference & { readonly input: number })[];
}

/**
 * Plays one random match at once with checks, without them, and by actors: same questions, answers, events and states, or the first
 * difference.
 */
export function playBoth<O>(game: Game<O>, play: RandomPlay): PlayedBoth {
  const table = startRandom(game, play);
  const others = [
    startRandom(game, { ...play, executor: xstateExecutor(), checks: false }),
    startRandom(game, { ...play, checks: false }),
  ];
  const comparing = others.map(compareShared);
  const differing = (what: string, one: unknown, all: readonly unknown[]) =>
    all.flatMap((other, at) => (comparing[at]?.(one, other) ? [] : exactDifferences(one, other, what)));
  let found = differing("state", standing(table), others.map(standing));
  while (found.length === 0) {
    const one = table.next();
    const all = others.map((other) => other.next());
    if (one === undefined && all.every((other) => other === undefined)) break;
    found = [
      ...differing("input", outcomeOf(one), all.map(outcomeOf)),
      ...differing("state", standing(table), others.map(standing)),
    ];
    if (one?.ok === false) break;
  }
  const input = table.match.line.length;
  return { inputs: input, differences: found.slice(0, 5).map((difference) => ({ input, ...difference })) };
}

const standing = <O>({ match }: RandomMatch<O>) => ({ log: match.inputs.at(-1), snapshot: stateOf(match).state });

const outcomeOf = (step: ReturnType<RandomMatch<unknown>["next"]>): unknown =>
  step === undefined ? "over" : step.ok ? eventsOf(step.recorded) : step.code;
