import type { Outcome } from "@riposte/kernel";
import { tableExecutor } from "@riposte/kernel/flow";
import { type Game, type Refusal, startMatch } from "@riposte/kernel/run";
import type { Act } from "./act.js";
import { type Moment, restPrint, slicePrints, type Trace, tracesOf } from "./moment.js";
import type { Recording } from "./recording.js";
import { witnessed } from "./witnessed.js";

/** What a match is played again from. */
export type Played = Pick<Recording, "seed" | "setup" | "holds" | "inputs">;

/** A moment as it is now, with what plugins did for people to read. */
export interface SeenMoment extends Moment {
  /** The input it follows; -1 before the first. */
  readonly input: number;
  readonly traces: readonly (Trace & Pick<Act, "what">)[];
  /** The input was refused, and nothing comes after it. */
  readonly refusal: Refusal | null;
  /** Whose question is pending, or how the match ended. */
  readonly asked: { readonly seat: number; readonly question: string } | null;
  readonly outcome: Outcome | null;
}

/** Plays a match again, moment by moment; who acted is noted only where a witness is wanted, because it takes its time. */
export function* momentsOf(
  game: Game,
  { seed, setup, holds, inputs }: Played,
  hasWitness: boolean,
): Generator<SeenMoment> {
  let acts: Act[] = [];
  const rules = hasWitness ? witnessed(game, (act) => acts.push(act)) : { game, executor: tableExecutor };
  const match = startMatch(rules.game, { seed, setup, hold: holds, executor: rules.executor });
  const changedSlices = slicePrints();
  const look = (input: number, refusal: Refusal | null): SeenMoment => {
    const rest = restPrint(game, match);
    // undo plays part of the match again, which is no seat's act
    const isUndo = "undo" in (inputs[input] ?? {});
    const traces = isUndo ? [] : tracesOf(acts);
    acts = [];
    const { pending: asked, outcome, slices } = match.state;
    return { input, rest, slices: changedSlices(slices), traces, refusal, asked, outcome };
  };
  yield look(-1, null);
  for (const [input, entered] of inputs.entries()) {
    const step = match.enter(entered);
    yield look(input, step.ok ? null : step);
    if (!step.ok) return;
  }
}
