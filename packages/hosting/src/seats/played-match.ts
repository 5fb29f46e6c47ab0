import type { Contribution } from "@riposte/kernel";
import type { Input, LiveMatch, Move, Refusal, Step } from "@riposte/kernel/run";
import type { GameDescriptor, NumberShown } from "../game-descriptor.js";
import type { Taken } from "./contract.js";
import { refusedFor } from "./fault.js";
import { isAllOf, type StepsSeen } from "./steps-seen.js";

/** What one input that counts did. */
export interface PlayedStep {
  /** No seat entered the opening. */
  readonly move: Move | null;
  readonly step: Step;
  /** Where every frame rested afterwards, outermost first: `match.turns`. */
  readonly flow: readonly string[];
}

/** A match that remembers what each of its inputs did. */
export interface PlayedMatch {
  readonly match: LiveMatch<unknown>;
  /** The opening first. It grows with each input, since a copy each time would be what is kept most; after an undo it is another list. */
  readonly steps: readonly PlayedStep[];
  /** Enters something, and remembers what it did. */
  act(enter: () => Step | Refusal): Taken;
  /** The numbers on the table: alike for all seats, so worked out once for each change; those that did not change are the same. */
  numbers(entry: Pick<GameDescriptor, "numbers">): readonly NumberShown[];
}

/** How a match is followed. */
export interface Following {
  /** Hears of each input that was entered before. */
  readonly onEntered?: (at: number) => void;
  /** What is remembered of a step, where not all of it is needed. */
  readonly keep?: (step: Step) => Step;
}

/** Follows a match from its beginning, through inputs entered before. */
export function followMatch(
  match: LiveMatch<unknown>,
  inputs: readonly Input[] = [],
  { onEntered, keep = (step) => step }: Following = {},
): PlayedMatch {
  let steps: PlayedStep[] = [{ move: null, step: keep(match.opening), flow: flowOf(match, []) }];
  let numbered: { readonly at: StepsSeen; readonly shown: readonly NumberShown[] } | undefined;
  const act: PlayedMatch["act"] = (enter) => {
    const before = match.line.length;
    const result = enter();
    if (!result.ok) return refusedFor(result);
    if (match.line.length > before)
      steps.push({ move: match.line.at(-1) ?? null, step: keep(result), flow: flowOf(match, steps) });
    else steps = stepsLeft(match, steps);
    return { ok: true };
  };
  for (const [at, input] of inputs.entries()) {
    const taken = act(() => match.enter(input));
    if (!taken.ok) throw new Error(`Input ${at} is refused when played again: ${taken.reason}`);
    onEntered?.(at);
  }
  return {
    match,
    get steps() {
      return steps;
    },
    act,
    numbers(entry) {
      if (numbered === undefined || !isAllOf(numbered.at, steps)) {
        const shown = sharedWith(numbered?.shown ?? [], entry.numbers?.(match) ?? []);
        numbered = { at: { steps, count: steps.length }, shown };
      }
      return numbered.shown;
    },
  };
}

/** What undo left: the opening, the inputs before it, and policies that stayed. */
function stepsLeft(match: LiveMatch<unknown>, steps: readonly PlayedStep[]): PlayedStep[] {
  const [opening, ...played] = steps as readonly [PlayedStep, ...PlayedStep[]];
  const byMove = new Map(played.map((step) => [step.move, step]));
  return [
    opening,
    ...match.line.flatMap((move, at) => {
      const step = byMove.get(move);
      if (step === undefined) return [];
      return [played[at] === step ? step : { ...step, flow: flowOf(match, steps) }];
    }),
  ];
}

/** The list after, with what stands alike in the list before it; that list itself where all does. */
function sharedWith(before: readonly NumberShown[], after: readonly NumberShown[]): readonly NumberShown[] {
  let isSame = before.length === after.length;
  const shared = after.map((one, at) => {
    const was = before[at];
    if (was !== undefined && isAlike(was, one)) return was;
    isSame = false;
    return one;
  });
  return isSame ? before : shared;
}

/** Most numbers are what they were, by one or two reasons. */
const isAlike = (was: NumberShown, one: NumberShown): boolean =>
  was.value === one.value &&
  was.id === one.id &&
  was.label === one.label &&
  was.because.length === one.because.length &&
  was.because.every((reason, at) => isSameReason(reason, one.because[at] as Contribution));

const isSameReason = (was: Contribution, now: Contribution): boolean =>
  was === now || (was.amount === now.amount && was.by === now.by && was.layer === now.layer && was.field === now.field);

/** Steps whose resting place is looked through for one that is the same. */
const LOOKED_BACK = 8;

/** The same list as one of the last steps has, where it is alike: steps are kept as long as the match. */
function flowOf({ game, state }: LiveMatch<unknown>, steps: readonly PlayedStep[]): readonly string[] {
  const flow = state.frames.map(({ procedure, leaf }) => game.procedures[procedure]?.places[leaf] as string);
  for (let at = steps.length - 1; at >= Math.max(0, steps.length - LOOKED_BACK); at--) {
    const known = (steps[at] as PlayedStep).flow;
    if (known.length === flow.length && known.every((place, depth) => place === flow[depth])) return known;
  }
  return flow;
}
