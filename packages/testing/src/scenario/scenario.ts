import { type Answer, KernelError, type Key } from "@riposte/kernel";
import type { Game, PolicyChange, SlicesIn, Snapshot } from "@riposte/kernel/run";
import { describeProof, proveTrace } from "../proofs/prove.js";
import { recordTested } from "../record.js";
import type { Position } from "./position.js";
import { playScenario, runScenario, type ScenarioResult } from "./run-scenario.js";
import type { ScenarioFile } from "./scenario-file.js";
import { describeStepDifference } from "./step-difference.js";
import type { ScenarioStep } from "./steps.js";

/** Part of a value: objects may leave fields out, arrays are whole. */
export type PartOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> }
    : T;

/** Slices of the game's plugins, or any when the composition is only known at run time. */
type SlicesOf<O> = unknown extends O ? Readonly<Record<string, unknown>> : PartOf<SlicesIn<O>>;

export interface TypedPosition<O> extends Omit<Position, "slices"> {
  readonly slices?: SlicesOf<O>;
}

type Value = number | Readonly<Record<string, number>>;

/** A scenario being written: each call adds a step, and `done` proves the whole of it. */
export interface Scenario<O> {
  title(rule: string): Scenario<O>;
  /** The abilities this shows: it must fail in a game in which one of them does nothing. They count as tested. */
  proves(...abilities: string[]): Scenario<O>;
  /** Who acts in the steps that follow; the seat that is asked, until this is called. */
  seat(seat: number): Scenario<O>;
  choose(answer: Answer): Scenario<O>;
  pass(): Scenario<O>;
  policy(change: PolicyChange): Scenario<O>;
  /** The acting seat gives the match up. */
  resign(): Scenario<O>;
  /** The host says that the time is up. */
  timeUp(): Scenario<O>;
  undo(inputs?: number): Scenario<O>;
  redo(inputs?: number): Scenario<O>;
  expect(slices: SlicesOf<O>): Scenario<O>;
  sees(seat: number | null, slices: Readonly<Record<string, unknown>>): Scenario<O>;
  hides(seat: number | null, ...paths: string[]): Scenario<O>;
  asks(question: string, seat?: number): Scenario<O>;
  offers(answers: readonly Answer[]): Scenario<O>;
  offersExactly(answers: readonly Answer[]): Scenario<O>;
  notOffers(answers: readonly Answer[]): Scenario<O>;
  refuses(answer: unknown, code?: string): Scenario<O>;
  explains(key: Key, reason?: string): Scenario<O>;
  /** Something the last input published; with a seat, as that seat is told it. */
  event(type: string, payload?: unknown, seat?: number | null): Scenario<O>;
  noEvent(type: string, seat?: number | null): Scenario<O>;
  value(name: string, subject: unknown, base: Value, is: Value, because?: readonly string[]): Scenario<O>;
  outcome(outcome: Readonly<Record<string, unknown>> | null): Scenario<O>;
  /** The scenario may stop here, in the middle of things. */
  waits(): Scenario<O>;
  /** Any steps, as data. */
  steps(steps: readonly ScenarioStep[]): Scenario<O>;
  /** The scenario as a file. */
  toJSON(): ScenarioFile;
  /** Runs it once. */
  run(): ScenarioResult;
  /** Runs it and every proof; throws SCENARIO_FAILED with all that is wrong, and gives the resulting state. */
  done(): Snapshot;
}

/**
 * Starts a scenario at a position.
 *
 * @example
 * scenario(coinGame, { dice: { dice: [3, 5] } }).choose("roll").expect({ coin: { points: 3 } }).choose("roll").waits().done();
 */
export function scenario<O>(game: Game<O>, position: TypedPosition<O> = {}): Scenario<O> {
  const steps: ScenarioStep[] = [];
  const proves: string[] = [];
  let title: string | undefined;
  let seat: number | undefined;

  const add = (step: ScenarioStep): Scenario<O> => {
    steps.push(step);
    return self;
  };
  const acting = () => (seat === undefined ? {} : { seat });
  const file = (): ScenarioFile => ({
    game: game.name,
    ...(title === undefined ? {} : { title }),
    ...(proves.length === 0 ? {} : { proves: [...proves] }),
    position: position as Position,
    steps: [...steps],
  });

  const self: Scenario<O> = {
    title(rule) {
      title = rule;
      return self;
    },
    proves(...abilities) {
      proves.push(...abilities);
      return self;
    },
    seat(next) {
      seat = next;
      return self;
    },
    choose: (answer) => add({ choose: answer, ...acting() }),
    pass: () => add({ choose: "pass", ...acting() }),
    policy: (change) => add({ policy: change, ...acting() }),
    resign: () => add({ resign: true, ...acting() }),
    timeUp: () => add({ time: "up" }),
    undo: (inputs = 1) => add({ undo: inputs, ...acting() }),
    redo: (inputs = 1) => add({ redo: inputs }),
    expect: (slices) => add({ expect: slices as Record<string, unknown> }),
    sees: (viewer, slices) => add({ sees: { ...slices }, seat: viewer }),
    hides: (viewer, ...paths) => add({ hides: paths, seat: viewer }),
    asks: (question, asked) => add({ asks: question, ...(asked === undefined ? {} : { seat: asked }) }),
    offers: (answers) => add({ offers: [...answers] }),
    offersExactly: (answers) => add({ offersExactly: [...answers] }),
    notOffers: (answers) => add({ notOffers: [...answers] }),
    refuses: (answer, code) => add({ refuses: answer, ...(code === undefined ? {} : { code }), ...acting() }),
    explains: (key, reason) => add({ explains: key, ...(reason === undefined ? {} : { reason }) }),
    event: (event, payload, viewer) =>
      add({ event, ...(payload === undefined ? {} : { payload }), ...(viewer === undefined ? {} : { seat: viewer }) }),
    noEvent: (event, viewer) => add({ noEvent: event, ...(viewer === undefined ? {} : { seat: viewer }) }),
    value: (name, subject, base, is, because) =>
      add({ value: name, subject, base, is, ...(because === undefined ? {} : { because: [...because] }) }),
    outcome: (outcome) => add({ outcome: outcome === null ? null : { ...outcome } }),
    waits: () => add({ waits: true }),
    steps(more) {
      steps.push(...more);
      return self;
    },
    toJSON: file,
    run: () => runScenario(game, file()),
    done() {
      const { result, opened, trace } = playScenario(game, file());
      const problems = result.differences.map((difference) => `plain, ${describeStepDifference(steps, difference)}`);
      if (result.ok && !runsOnce())
        problems.push(...proveTrace(game, file(), opened, trace).flatMap((proof) => describeProof(steps, proof)));
      if (problems.length === 0) {
        recordTested(game.name, proves);
        return result.state;
      }
      const what = title === undefined ? "The scenario" : `"${title}"`;
      throw new KernelError(
        "SCENARIO_FAILED",
        `${what} does not hold:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
      );
    },
  };
  return self;
}

/** `RIPOSTE_PROOFS=once` runs a scenario in the plain way alone: for an author who runs it again and again while changing a rule. */
const runsOnce = (): boolean => process.env.RIPOSTE_PROOFS === "once";
