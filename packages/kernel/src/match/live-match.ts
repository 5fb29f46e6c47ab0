import { type Observer, type ObserverLane, observerLane } from "../bus.js";
import type { Chance } from "../chance/distribution.js";
import { randomSeed } from "../chance/random-seed.js";
import { sampleChance } from "../chance/sample.js";
import type { Answer } from "../choice/choice.js";
import type { Game } from "../compose/game.js";
import type { Refusal } from "../errors.js";
import type { Executor } from "../flow/executor.js";
import type { DeepReadonly, Ownership } from "../plugin/ownership.js";
import type { PolicyChange } from "../run/holds.js";
import type { Outcome } from "../run/kernel-effects.js";
import type { Explained } from "../run/match.js";
import type { Hold, Runtime } from "../run/runtime.js";
import { resume, type State } from "../run/state.js";
import { explainValue } from "../run/values.js";
import { clonePlain } from "../state/clone.js";
import type { Change } from "../view/changes.js";
import { AcceptedStep, attempt, type Step } from "./attempt.js";
import { type Seen, seenIn } from "./bot.js";
import { type Decision, decisionOf } from "./decision.js";
import { defaultChecks } from "./default-checks.js";
import { createHistory, type History, type RedoRequest, type UndoRequest } from "./history.js";
import { type Input, inputFor, type Move, type SeenInput } from "./record.js";
import { begin, createRuntime, parseSetup } from "./runtime-of-game.js";
import { fromSnapshot, hashOf, type Snapshot, toSnapshot } from "./snapshot.js";
import { changesOf, eventFor, type Standing, standingOf, type View, viewOf } from "./view.js";

export interface MatchOptions {
  /** The game's own options: difficulty, decks, armies. */
  readonly setup?: unknown;
  /** Same seed, same match; from crypto when absent. */
  readonly seed?: string | number;
  /** How seats are asked at windows: `always` in shared matches, `auto` for one seat, when absent. */
  readonly hold?: Hold | readonly Hold[];
  /** What steps the flow, with everything around it interpreted; the composition as a program when absent, where checks are off. */
  readonly executor?: Executor;
  /** Scripted dice instead of the seed's. */
  readonly chance?: Chance;
  /**
   * Look at everything plugins hand over, and freeze every state, so that a mistake is told where it is made. On unless `NODE_ENV`
   * is `production`.
   */
  readonly checks?: boolean;
  /**
   * Somebody looks from the beginning on, so what happens is kept at once. Otherwise it is from when somebody first looks; what happened
   * before is played again for whoever asks.
   */
  readonly watched?: boolean;
}

/** Slices of all plugins by name, whatever the composition. */
export type SlicesIn<O> = {
  readonly [P in O as P extends Ownership ? P["name"] : never]: P extends Ownership ? DeepReadonly<P["slice"]> : never;
};

/** One running match: its state, its log, and what seats may do with it. */
export interface LiveMatch<O> {
  readonly game: Game<O>;
  readonly seed: string;
  readonly setup: unknown;
  readonly seats: number;
  /** How each seat was asked at the start. */
  readonly holds: readonly Hold[];
  readonly slices: SlicesIn<O>;
  readonly state: State;
  readonly decision: Decision | null;
  /** What a bot at the asked seat may use. */
  readonly seen: Seen;
  readonly outcome: Outcome | null;
  /** Everything entered so far, undo included; with lock, seed and setup it is the match. */
  readonly inputs: readonly Input[];
  /** The inputs that count: what undo left. */
  readonly line: readonly Move[];
  /** How many undone inputs could be entered again. */
  readonly redoable: number;
  /** How many dice rolls and seen cards were taken back in this match. */
  readonly barriersUndone: number;
  /** What happened before the first decision: setup, deals, the first events. */
  readonly opening: Step;
  /** The resumed snapshot, where the match did not begin at its setup. */
  readonly from: Snapshot | null;
  answer(seat: number, answer: Answer, decision?: number): Step | Refusal;
  setPolicy(seat: number, change: PolicyChange): Step | Refusal;
  /** Gives the match up, whoever is asked, where the game allows it. */
  resign(seat: number): Step | Refusal;
  undo(request: UndoRequest): Step | Refusal;
  redo(request?: RedoRequest): Step | Refusal;
  /** Enters any logged input: what replay does. */
  enter(input: Input): Step | Refusal;
  viewFor(seat: number | null): View;
  /** How the slices of a seat's view changed since an earlier state of this match; nothing where they look the same. */
  changesFor(seat: number | null, since: State): Change | undefined;
  /** The rest of its view: the match's own data, for whoever writes it down at once. */
  standingFor(seat: number | null): Standing;
  /** The log as a seat may see it: its own inputs whole, of others only that they answered; their policies not at all. */
  logFor(seat: number | null): readonly SeenInput[];
  /** A modified value with its reasons, as rules code would get it now. */
  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T>;
  observe(type: string, seat: number | null, observer: Observer): () => void;
  /** What observers threw; one of them never stops the others. */
  readonly observerFailures: readonly unknown[];
  snapshot(): Snapshot;
  /** A hash of the whole state, the same on every machine at the same decision. */
  hash(): string;
}

/** Starts a match and runs it to the first decision. */
export const startMatch = <O>(game: Game<O>, options: MatchOptions = {}): LiveMatch<O> =>
  started(game, options, options.watched === true || isKept(game, options));

function started<O>(game: Game<O>, options: MatchOptions, isWatched: boolean): LiveMatch<O> {
  const setup = parseSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options, isWatched);
  // what is written in place may be the setup's own lists
  begin(rt, isWatched ? setup : clonePlain(setup), options.hold);
  return new PlayedMatch(game, rt, { seed, setup, from: null, options });
}

/** Goes on from a snapshot; what was entered before it cannot be undone. */
export const resumeMatch = <O>(game: Game<O>, snapshot: Snapshot, options: MatchOptions = {}): LiveMatch<O> =>
  resumed(game, snapshot, options, options.watched === true || isKept(game, options));

function resumed<O>(game: Game<O>, snapshot: Snapshot, options: MatchOptions, isWatched: boolean): LiveMatch<O> {
  const setup = parseSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options, isWatched);
  resume(rt, fromSnapshot(game, structuredClone(snapshot)));
  return new PlayedMatch(game, rt, { seed, setup, from: snapshot, options });
}

/**
 * What nobody looks at can be had by beginning once more, and is not kept: unless chance does not come from the seed. Whoever checks,
 * traces or names an executor looks at everything.
 */
const isKept = ({ unwatched }: Game, { chance, executor, checks = defaultChecks() }: MatchOptions): boolean =>
  checks || chance !== undefined || executor !== undefined || unwatched !== undefined;

const runtimeFor = (
  game: Game,
  seed: string,
  { executor, chance, checks }: MatchOptions,
  isWatched: boolean,
): Runtime =>
  createRuntime(game, {
    executor,
    chance: chance ?? sampleChance(seed),
    inPlace: !isWatched,
    records: isWatched,
    checks: checks ?? defaultChecks(),
  });

/** What a match began with. */
interface Beginning {
  readonly seed: string;
  readonly setup: unknown;
  readonly from: Snapshot | null;
  readonly options: MatchOptions;
}

// a class, like the facade: getters in a literal would make every caller megamorphic
class PlayedMatch<O> implements LiveMatch<O> {
  readonly game: Game<O>;
  readonly seed: string;
  readonly setup: unknown;
  readonly from: Snapshot | null;
  readonly holds: readonly Hold[];
  readonly opening: Step;
  readonly seen: Seen;
  readonly #rt: Runtime;
  readonly #history: History;
  readonly #lane: ObserverLane = observerLane();
  #decision: Decision | null | undefined;

  constructor(game: Game<O>, rt: Runtime, { seed, setup, from, options }: Beginning) {
    this.game = game;
    this.seed = seed;
    this.setup = setup;
    this.from = from;
    this.holds = rt.policies.map(({ hold }) => hold);
    this.#rt = rt;
    const again = () => {
      const same: MatchOptions = { ...options, setup, seed, hold: this.holds };
      return from === null ? started(game, same, true) : resumed(game, from, same, true);
    };
    const { recorded } = rt;
    this.#history = createHistory(rt, isKept(game, options) ? null : again);
    this.opening = new AcceptedStep(recorded, this.#history);
    this.seen = seenIn(rt, this.#history);
  }

  get seats(): number {
    return this.#rt.seats;
  }

  get slices(): SlicesIn<O> {
    return this.#history.state.slices as SlicesIn<O>;
  }

  get state(): State {
    return this.#history.state;
  }

  get decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = decisionOf(this.#rt, this.#history);
    return this.#decision;
  }

  get outcome(): Outcome | null {
    return this.#rt.outcome;
  }

  get inputs(): readonly Input[] {
    return this.#history.log;
  }

  get line(): readonly Move[] {
    return this.#history.line;
  }

  get redoable(): number {
    return this.#history.redoable;
  }

  get barriersUndone(): number {
    return this.#history.barriersUndone;
  }

  get observerFailures(): readonly unknown[] {
    return this.#lane.failures;
  }

  answer(seat: number, answer: Answer, decision?: number): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { seat, answer }, decision));
  }

  setPolicy(seat: number, policy: PolicyChange): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { seat, policy }));
  }

  resign(seat: number): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { seat, resign: true }));
  }

  undo(request: UndoRequest): Step | Refusal {
    return this.#entered(this.#history.undo(request));
  }

  redo(request?: RedoRequest): Step | Refusal {
    return this.#entered(this.#history.redo(request));
  }

  enter(input: Input): Step | Refusal {
    if ("undo" in input) {
      const policies = input.policies === undefined ? "go" : "stay";
      return this.undo({ by: input.seat, to: input.undo, consent: input.consent ?? [], policies });
    }
    return this.#entered(attempt(this.#rt, this.#history, input));
  }

  viewFor(seat: number | null): View {
    this.#history.look();
    return viewOf(this.#rt, seat);
  }

  changesFor(seat: number | null, since: State): Change | undefined {
    this.#history.look();
    return changesOf(this.#rt, seat, since);
  }

  standingFor(seat: number | null): Standing {
    this.#history.look();
    return standingOf(this.#rt, seat);
  }

  logFor(seat: number | null): readonly SeenInput[] {
    return this.inputs.flatMap((input) => inputFor(input, seat));
  }

  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T> {
    this.#history.look();
    return explainValue(this.#rt, name, subject, base);
  }

  observe(type: string, seat: number | null, observer: Observer): () => void {
    this.#history.look();
    return this.#lane.on(type, seat, observer);
  }

  snapshot(): Snapshot {
    return toSnapshot(this.game, this.#history.state);
  }

  hash(): string {
    return hashOf(this.game, this.#history.state);
  }

  #entered(result: Step | Refusal): Step | Refusal {
    this.#decision = undefined;
    if (result.ok && this.#lane.size > 0) {
      this.#history.look();
      for (const event of result.recorded) this.#lane.tell(event.type, (seat) => eventFor(event, seat));
    }
    return result;
  }
}
