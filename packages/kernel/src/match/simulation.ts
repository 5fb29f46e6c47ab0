import type { Chance } from "../chance/distribution.js";
import { sampleChance } from "../chance/sample.js";
import { withoutOutside } from "../checks/outside.js";
import { canonicalAnswer, copyAnswer } from "../choices/answers.js";
import { answerNow, countNow, posedNow } from "../choices/asking.js";
import type { Answer, Choice } from "../choices/choice.js";
import type { Game } from "../compose/game.js";
import type { Outcome } from "../declare/kernel-effects.js";
import type { Explained } from "../declare/match.js";
import { topFrame } from "../engine/frames.js";
import { answerAndRun } from "../engine/input.js";
import { looking } from "../engine/looking.js";
import type { Hold, Pending, Posed, Runtime } from "../engine/runtime.js";
import { detached, rest, resume, type State } from "../engine/state.js";
import { teamsOf } from "../engine/teams.js";
import type { Refusal } from "../errors.js";
import type { Executor } from "../flow/executor.js";
import { deepFreeze } from "../values/frozen.js";
import { explainValue } from "../values/values.js";
import { type Listed, windowVars } from "../windows/window.js";
import { endByLoop, failureOf, isEndlessLoop, refuseAnswer } from "./attempt.js";
import { type Seen, seenIn } from "./bot.js";
import type { SlicesIn } from "./live-match.js";
import { parsedSetup } from "./parsed-setup.js";
import { begin, createRuntime } from "./runtime-of-game.js";
import { type Snapshot, toSnapshot } from "./snapshot.js";

export interface SimulationOptions {
  readonly setup?: unknown;
  readonly seed: string | number;
  /** How seats are asked at windows: only when they can act, when absent. */
  readonly hold?: Hold;
  readonly chance?: Chance;
  /** What steps the flow; the composition's tables when absent. */
  readonly executor?: Executor;
  /** As in play, but off when absent: many matches are played after a few have shown that the rules are right. */
  readonly checks?: boolean;
}

/** A match on plain mutable state, for bots and statistics: the same rules code, no undo, no events. */
export interface Simulation<O> {
  readonly slices: SlicesIn<O>;
  readonly pending: Pending | null;
  readonly outcome: Outcome | null;
  readonly seats: number;
  /** The team of each seat; each is for itself where the game has none. */
  readonly teams: readonly number[];
  /** What a bot at the asked seat may use. */
  readonly seen: Seen;
  /** The pending question's legal answers. */
  readonly choice: Choice;
  /** A modified value with its reasons, as rules code would get it now. */
  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T>;
  count(): number;
  at(index: number): Answer;
  /** Enters an answer of the asked seat; a refusal leaves the state as it was. */
  answer(answer: Answer): Refusal | undefined;
  /** The same for an answer taken from `at` or `choice`, without checking it again. */
  enter(answer: Answer): Refusal | undefined;
  /** Enters the legal answer with that index: `enter(at(index))` without a copy of the answer. */
  enterAt(index: number): Refusal | undefined;
  /** The state as it is now, to come back to with `reset`. */
  mark(): State;
  /**
   * Goes on from a marked state, or from a state of a live match. From now on what is written is copied first, which is right for
   * short looks ahead; a long play-out is faster `inPlace`, on a copy of everything that is made at once.
   */
  reset(state: State, how?: { readonly inPlace?: boolean }): void;
  snapshot(): Snapshot;
}

/** Starts a simulation. */
export const simulateMatch = <O>(game: Game<O>, options: SimulationOptions): Simulation<O> =>
  new MutableMatch(game, options);

// a class, like the facade: getters in a literal would make every caller megamorphic
class MutableMatch<O> implements Simulation<O> {
  readonly seen: Seen;
  readonly #rt: Runtime;
  readonly #hold: Hold;
  /** The state to take a failing input back from; none as long as it can be had by beginning once more. */
  #base: State | null = null;
  readonly #beginAgain: (() => State) | null = null;
  /** What was entered since: the index where it was entered by one. */
  #entered: (number | { readonly answer: Answer })[] = [];
  /** What was worked out at the states a search may come back to. */
  #known: WeakMap<State, WorkedOut> | null = null;
  /** Nothing is known yet of the state it was reset to. */
  #isNew = false;

  constructor(game: Game<O>, options: SimulationOptions) {
    const { setup, seed, hold = "auto", executor, checks = false } = options;
    const { chance = sampleChance(String(seed)) } = options;
    // checked, it keeps states as play does: what is written that is not owned is told
    this.#rt = createRuntime(game, { executor, chance, inPlace: !checks, records: false, checks });
    this.#hold = hold;
    const prepared = parsedSetup(game, setup);
    const { again } = prepared;
    begin(this.#rt, prepared.setup, hold);
    // a copy of everything would cost each match as much as many inputs, and hardly any needs it
    if (options.chance === undefined)
      this.#beginAgain = () => {
        const rt = createRuntime(game, { executor, chance, inPlace: !checks, records: false, checks });
        begin(rt, again(), hold);
        return rest(rt);
      };
    else this.#base = detached(rest(this.#rt));
    this.#freeze();
    this.seen = seenIn(this.#rt);
  }

  get slices(): SlicesIn<O> {
    return this.#rt.slices as SlicesIn<O>;
  }

  get pending(): Pending | null {
    return this.#rt.pending;
  }

  get outcome(): Outcome | null {
    return this.#rt.outcome;
  }

  get seats(): number {
    return this.#rt.seats;
  }

  get teams(): readonly number[] {
    return teamsOf(this.#rt);
  }

  get choice(): Choice {
    return posedNow(this.#rt).choice;
  }

  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T> {
    return looking(this.#rt, () => explainValue(this.#rt, name, subject, base));
  }

  count(): number {
    return countNow(this.#rt);
  }

  at(index: number): Answer {
    return answerNow(this.#rt, index);
  }

  answer(answer: Answer): Refusal | undefined {
    const refusal = refuseAnswer(this.#rt, { seat: this.#rt.pending?.seat ?? 0, answer });
    return refusal ?? this.enter(copyAnswer(canonicalAnswer(posedNow(this.#rt).choice, answer)));
  }

  enter(answer: Answer): Refusal | undefined {
    // the state may go on writing into the answer's own array; what is played again must not change
    return this.#enter(answer, { answer: copyAnswer(answer) });
  }

  enterAt(index: number): Refusal | undefined {
    return this.#enter(answerNow(this.#rt, index), index);
  }

  mark(): State {
    const rt = this.#rt;
    rt.inPlace = false;
    const state = rest(rt);
    this.#know(state);
    return state;
  }

  reset(state: State, { inPlace = false } = {}): void {
    this.#rt.inPlace = inPlace && !this.#rt.checks;
    this.#isNew = false;
    this.#base = state;
    this.#entered = [];
    this.#load(state);
  }

  snapshot(): Snapshot {
    return toSnapshot(this.#rt.game, rest(this.#rt));
  }

  #freeze(): void {
    if (this.#rt.checks) deepFreeze(rest(this.#rt));
  }

  /** What is played again is the copy, or the answer that has the index then: the same state lists the same. */
  #enter(answer: Answer, kept: number | { readonly answer: Answer }): Refusal | undefined {
    if (this.#isNew) this.#noteBase();
    try {
      if (this.#rt.checks) withoutOutside(this.#rt, () => answerAndRun(this.#rt, answer));
      else answerAndRun(this.#rt, answer);
      this.#freeze();
      this.#entered.push(kept);
      return undefined;
    } catch (error) {
      return this.#takeBack(error);
    }
  }

  /** A search that comes back to where the reset led finds the question as it was listed. */
  #noteBase(): void {
    this.#know(this.#base as State);
    this.#isNew = false;
  }

  #know(state: State): void {
    // most simulations never come back to anything, and a weak map each would be work for the collector
    this.#known ??= new WeakMap();
    this.#known.set(state, workedOut(this.#rt));
  }

  /** The state was written in place, so a failing input is taken back by playing again up to it. */
  #takeBack(error: unknown): Refusal | undefined {
    const failure = failureOf(this.#rt, error);
    this.#base ??= this.#beginAgain?.() as State;
    this.#load(this.#base);
    for (const kept of this.#entered)
      answerAndRun(this.#rt, typeof kept === "number" ? this.at(kept) : copyAnswer(kept.answer));
    if (!isEndlessLoop(this.#rt, failure)) return failure;
    endByLoop(this.#rt);
    return undefined;
  }

  #load(state: State): void {
    const rt = this.#rt;
    resume(rt, rt.inPlace ? detached(state) : state);
    if (rt.policies.some(({ hold }) => hold !== this.#hold))
      rt.policies = rt.policies.map((policy) => ({ ...policy, hold: this.#hold }));
    if (rt.inPlace) return;
    const known = this.#known?.get(state);
    if (known === undefined) this.#isNew = true;
    else recall(rt, known);
  }
}

/** What a runtime has worked out of its state, under the versions it was worked out from. */
interface WorkedOut {
  readonly versions: readonly number[];
  readonly posed: Pick<Posed, "entry" | "choice" | "count">;
  readonly listed: Pick<Listed, "seat" | "offers"> | null;
}

const workedOut = ({ versions, posed: { entry, choice, count }, listed }: Runtime): WorkedOut => ({
  versions: versions.slice(),
  posed: { entry, choice, count },
  listed,
});

function recall(rt: Runtime, { versions, posed, listed }: WorkedOut): void {
  rt.versions = versions.slice();
  rt.written = Math.max(...versions);
  rt.posed.entry = posed.entry;
  rt.posed.choice = posed.choice;
  rt.posed.count = posed.count;
  if (listed === null) return;
  const { seat, offers } = listed;
  rt.listed = { window: windowVars(topFrame(rt)), seat, offers };
}
