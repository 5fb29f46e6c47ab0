import type { Chance } from "../chance/distribution.js";
import { sampleChance } from "../chance/sample.js";
import { answerAt, countAnswers } from "../choice/answers.js";
import type { Answer, Choice } from "../choice/choice.js";
import type { Game } from "../compose/game.js";
import type { Refusal } from "../errors.js";
import { tableExecutor } from "../flow/table.js";
import { posedNow } from "../run/asking.js";
import type { Outcome } from "../run/kernel-effects.js";
import type { Hold, Pending } from "../run/runtime.js";
import { rest, resume, type State } from "../run/state.js";
import { clonePlain } from "../state/clone.js";
import { refuseAnswer, runMove } from "./attempt.js";
import { type Seen, seenIn } from "./bot.js";
import type { SlicesIn } from "./live-match.js";
import { begin, createRuntime, parseSetup } from "./runtime-of-game.js";
import { type Snapshot, toSnapshot } from "./snapshot.js";

export interface SimulationOptions {
  readonly setup?: unknown;
  readonly seed: string | number;
  /** How seats are asked at windows: only when they can act, when absent. */
  readonly hold?: Hold;
  readonly chance?: Chance;
}

/** A match on plain mutable state, for bots and statistics: the same rules code, no undo, no events. */
export interface Simulation<O> {
  readonly slices: SlicesIn<O>;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  /** What a bot at the asked seat may use. */
  readonly seen: Seen;
  /** The pending question's legal answers. */
  readonly choice: Choice;
  count(): number;
  at(index: number): Answer;
  /** Enters the answer of whoever is asked; a refusal leaves the state as it was. */
  answer(answer: Answer): Refusal | undefined;
  /** The same for an answer taken from `at` or `choice`, without checking it again. */
  enter(answer: Answer): Refusal | undefined;
  /** A copy of the state, to come back to with `reset`. */
  mark(): State;
  /** Goes on from a marked state, or from a state of a live match. */
  reset(state: State): void;
  snapshot(): Snapshot;
}

/** Starts a simulation. */
export function simulateMatch<O>(game: Game<O>, options: SimulationOptions): Simulation<O> {
  const { hold = "auto" } = options;
  const chance = options.chance ?? sampleChance(String(options.seed));
  const rt = createRuntime(game, { executor: tableExecutor, chance, inPlace: true, records: false });
  begin(rt, parseSetup(game, options.setup), hold);
  let base = detached(rest(rt));
  let entered: Answer[] = [];

  const reset = (state: State) => {
    resume(rt, detached(state));
    rt.policies = rt.policies.map((policy) => (policy.hold === hold ? policy : { ...policy, hold }));
  };

  // the state is written in place, so a failing input is taken back by playing again up to it
  const enter = (answer: Answer): Refusal | undefined => {
    const failure = runMove(rt, { seat: 0, answer });
    if (failure === undefined) {
      entered.push(answer);
      return undefined;
    }
    reset(base);
    for (const earlier of entered) runMove(rt, { seat: 0, answer: earlier });
    return failure;
  };

  return {
    seen: seenIn(rt),
    get slices() {
      return rt.slices as SlicesIn<O>;
    },
    get pending() {
      return rt.pending;
    },
    get outcome() {
      return rt.outcome;
    },
    get choice() {
      return posedNow(rt).choice;
    },
    count: () => countAnswers(posedNow(rt).choice),
    at: (index) => answerAt(posedNow(rt).choice, index),
    enter,
    answer: (answer) => refuseAnswer(rt, { seat: rt.pending?.seat ?? 0, answer }) ?? enter(answer),
    mark: () => detached(rest(rt)),
    reset: (state) => {
      base = state;
      entered = [];
      reset(state);
    },
    snapshot: () => toSnapshot(game, rest(rt)),
  };
}

/** Slices of its own, so that writing in place reaches nobody else. */
const detached = (state: State): State => ({ ...state, slices: clonePlain(state.slices) });
