import type { Answer } from "../choices/choice.js";
import type { Game } from "../compose/game.js";
import type { Outcome } from "../declare/kernel-effects.js";
import type { Explained } from "../declare/match.js";
import { looking } from "../engine/looking.js";
import type { Hold, Runtime } from "../engine/runtime.js";
import type { State } from "../engine/state.js";
import { teamsOf } from "../engine/teams.js";
import type { Refusal } from "../errors.js";
import { explainValue } from "../values/values.js";
import type { Change } from "../views/changes.js";
import { changesOf, eventFor, type Standing, standingOf, type View, viewOf } from "../views/view.js";
import type { PolicyChange } from "../windows/holds.js";
import { AcceptedStep, attempt, attemptAnswer, attemptAnswerAt, type Step } from "./attempt.js";
import { type Seen, seenIn } from "./bot.js";
import { type Decision, decisionOf } from "./decision.js";
import { createHistory, type History, type RedoRequest, type UndoRequest } from "./history.js";
import type { LiveMatch, SlicesIn } from "./live-match.js";
import { type Observer, type ObserverLane, observerLane } from "./observers.js";
import { type Input, inputFor, type Move, type SeenInput } from "./record.js";
import { hashOf, type Snapshot, toSnapshot } from "./snapshot.js";

/** What a match began with. */
interface Beginning {
  readonly seed: string;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly from: Snapshot | null;
}

// a class, like the facade: getters in a literal would make every caller megamorphic
export class PlayedMatch<O> implements LiveMatch<O> {
  readonly game: Game<O>;
  readonly seed: string;
  readonly setup: unknown;
  readonly from: Snapshot | null;
  readonly holds: readonly Hold[];
  readonly opening: Step;
  readonly seen: Seen;
  readonly #rt: Runtime;
  readonly #history: History;
  /** Made when the first observer comes. */
  #lane: ObserverLane | null = null;
  #decision: Decision | null | undefined;

  constructor(game: Game<O>, rt: Runtime, { seed, setup, holds, from }: Beginning) {
    this.game = game;
    this.seed = seed;
    this.setup = setup;
    this.holds = holds;
    this.from = from;
    this.#rt = rt;
    const { recorded } = rt;
    this.#history = createHistory(rt);
    this.opening = new AcceptedStep(recorded ?? []);
    this.seen = seenIn(rt);
  }

  get seats(): number {
    return this.#rt.seats;
  }

  get teams(): readonly number[] {
    return teamsOf(this.#rt);
  }

  get slices(): SlicesIn<O> {
    return this.#history.state.slices as SlicesIn<O>;
  }

  get state(): State {
    return this.#history.state;
  }

  get decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = decisionOf(this.#rt);
    return this.#decision;
  }

  get outcome(): Outcome | null {
    return this.#rt.outcome;
  }

  get time(): LiveMatch<O>["time"] {
    const { time } = this.game.rules;
    const limit = time?.limit(this.setup as never);
    if (time === undefined || limit === undefined) return null;
    return { limit, isUp: looking(this.#rt, () => time.isUp(this.#rt.match)) };
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
    return this.#lane?.failures ?? [];
  }

  answer(seat: number, answer: Answer, decision?: number): Step | Refusal {
    return this.#entered(attemptAnswer(this.#rt, this.#history, seat, answer, decision));
  }

  answerAt(seat: number, index: number): Step | Refusal {
    return this.#entered(attemptAnswerAt(this.#rt, this.#history, seat, index));
  }

  setPolicy(seat: number, policy: PolicyChange): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { seat, policy }));
  }

  resign(seat: number): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { seat, resign: true }));
  }

  timeUp(): Step | Refusal {
    return this.#entered(attempt(this.#rt, this.#history, { time: "up" }));
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
    return viewOf(this.#rt, seat);
  }

  changesFor(seat: number | null, since: State): Change | undefined {
    return changesOf(this.#rt, seat, since);
  }

  standingFor(seat: number | null): Standing {
    return standingOf(this.#rt, seat);
  }

  logFor(seat: number | null): readonly SeenInput[] {
    return this.inputs.flatMap((input) => inputFor(input, seat));
  }

  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T> {
    return looking(this.#rt, () => explainValue(this.#rt, name, subject, base));
  }

  observe(type: string, seat: number | null, observer: Observer): () => void {
    this.#lane ??= observerLane();
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
    const lane = this.#lane;
    if (lane !== null && result.ok && lane.size > 0) {
      for (const event of result.recorded) lane.tell(event.type, (seat) => eventFor(event, seat));
    }
    return result;
  }
}
