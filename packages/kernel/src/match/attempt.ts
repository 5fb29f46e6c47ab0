import { toldWrite } from "../checks/not-owned.js";
import { withoutOutside } from "../checks/outside.js";
import { canonicalAnswer, copyAnswer } from "../choices/answers.js";
import { answerNow, posedNow } from "../choices/asking.js";
import { checkAnswer } from "../choices/check-answer.js";
import type { Answer, Key } from "../choices/choice.js";
import type { WindowEntry } from "../compose/game.js";
import { answerAndRun, resignAndRun, timeUpAndRun } from "../engine/input.js";
import { openScopeOf } from "../engine/lasting.js";
import { looking } from "../engine/looking.js";
import { type Kept, recordedIn } from "../engine/recorded.js";
import type { Pending, Recorded, Runtime } from "../engine/runtime.js";
import { endMatch } from "../engine/teams.js";
import { KernelError, type Refusal, refuse, refuseFailed } from "../errors.js";
import { say } from "../messages.js";
import { clonePlain } from "../values/clone.js";
import { eventFor } from "../views/view.js";
import { changePolicy, PolicyChange } from "../windows/holds.js";
import { unknownField } from "../windows/order-condition.js";
import type { History } from "./history.js";
import type { Move } from "./record.js";
import { refusalReason, refuseFor } from "./refusal-reason.js";

/** An accepted input. */
export interface Step {
  readonly ok: true;
  /** What happened, as a seat may see it; `null` for a watcher. */
  events(seat: number | null): readonly { readonly type: string; readonly payload: unknown }[];
  readonly recorded: readonly Recorded[];
}

/** Enters a move: checks it, runs it, keeps it; or refuses it and leaves no trace. */
export function attempt(rt: Runtime, history: History, move: Move): Step | Refusal {
  if ("answer" in move) return attemptAnswer(rt, history, move.seat, move.answer);
  return refuseContent(rt, move) ?? carryOut(rt, history, canonicalMove(rt, move));
}

/** The same for an answer, perhaps to a decision of that number. */
export function attemptAnswer(
  rt: Runtime,
  history: History,
  seat: number,
  answer: Answer,
  decision?: number,
): Step | Refusal {
  const refusal = refuseAsked(rt, seat, decision);
  if (refusal !== undefined) return refusal;
  const move = { seat, answer };
  return refuseContent(rt, move) ?? carryOut(rt, history, canonicalMove(rt, move));
}

/** The same for the legal answer with that index: it is made here, and need not be looked for. */
export function attemptAnswerAt(rt: Runtime, history: History, seat: number, index: number): Step | Refusal {
  const refusal = refuseAsked(rt, seat);
  if (refusal !== undefined) return refusal;
  try {
    return carryOut(rt, history, { seat, answer: answerNow(rt, index) });
  } catch (error) {
    return failureOf(rt, error);
  }
}

function carryOut(rt: Runtime, history: History, move: Move): Step | Refusal {
  const { pending } = rt;
  const failure = runMove(rt, move, history);
  if (failure !== undefined) {
    history.restore();
    // the very question that was asked: its decision is still the one to answer
    rt.pending = pending;
    rt.recorded = [];
    return failure;
  }
  const { recorded } = rt;
  rt.recorded = [];
  history.keep(move, rt.revealed);
  rt.revealed = false;
  return new AcceptedStep(recorded ?? []);
}

/** The one form of a legal move, and a copy: what the caller does to his own arrays later is his affair. */
export function canonicalMove(rt: Runtime, move: Move): Move {
  if (!("answer" in move)) return clonePlain(move);
  return { seat: move.seat, answer: copyAnswer(canonicalAnswer(posedNow(rt).choice, move.answer)) };
}

// a class, because one is made for every input: a literal would bring a closure of its own
export class AcceptedStep implements Step {
  readonly ok = true;
  readonly #kept: Readonly<Kept>;
  #recorded: readonly Recorded[] | null = null;

  constructor(kept: Readonly<Kept>) {
    this.#kept = kept;
  }

  get recorded(): readonly Recorded[] {
    this.#recorded ??= recordedIn(this.#kept);
    return this.#recorded;
  }

  events(seat: number | null): ReturnType<Step["events"]> {
    return this.recorded.flatMap((event) => {
      const payload = eventFor(event, seat);
      return payload === undefined ? [] : [{ type: event.type, payload }];
    });
  }
}

/**
 * Lets a move act. When a handler throws the runtime is broken: the caller brings the state before it back. Where that can be done
 * here an endless loop ends the match, if the game has a rule for it.
 */
export function runMove(rt: Runtime, move: Move, before?: Pick<History, "restore">): Refusal | undefined {
  try {
    if (rt.checks) withoutOutside(rt, () => act(rt, move));
    else act(rt, move);
    return undefined;
  } catch (error) {
    const failure = failureOf(rt, error);
    if (before === undefined || !isEndlessLoop(rt, failure)) return failure;
    before.restore();
    endByLoop(rt);
    return undefined;
  }
}

function act(rt: Runtime, move: Move): void {
  // what is written in place may be the answer's own list
  if ("answer" in move) answerAndRun(rt, rt.inPlace ? copyAnswer(move.answer) : move.answer);
  else if ("resign" in move) resignAndRun(rt, move.seat);
  else if ("time" in move) timeUpAndRun(rt);
  else changePolicy(rt, move.seat, move.policy);
}

/** Did abilities feed each other without end, in a game that has a rule for it? */
export const isEndlessLoop = (rt: Runtime, { code }: Refusal): boolean =>
  code === "LOOP_LIMIT" && rt.game.rules.loop !== undefined;

/** What the game says of a loop that no answer can stop; the state is the one before the input that began it. */
export function endByLoop(rt: Runtime): void {
  rt.pending = null;
  rt.posed.entry = null;
  endMatch(
    rt,
    looking(rt, () => rt.game.rules.loop?.(rt.match) ?? null),
  );
}

/** A thrown error as a refusal: the kernel's own words, or only who failed. */
export const failureOf = (rt: Runtime, thrown: unknown): Refusal => {
  const error = toldWrite(rt, thrown);
  return error instanceof KernelError
    ? refuseFailed(error.code, error.message.replace(`${error.code}: `, ""), error)
    : refuseFailed(
        "HANDLER_FAILED",
        `${rt.acting} failed, so nothing happened. What it threw is the refusal's cause.`,
        error,
      );
};

/** Why a move cannot be made now, if it cannot. */
export const refuseMove = (rt: Runtime, move: Move): Refusal | undefined =>
  ("answer" in move ? refuseAsked(rt, move.seat) : undefined) ?? refuseContent(rt, move);

/** The same where an answer comes from the asked seat. */
function refuseContent(rt: Runtime, move: Move): Refusal | undefined {
  try {
    if ("answer" in move) return refuseUnlisted(rt, move.answer);
    if ("time" in move) return refuseTimeUp(rt);
    return "resign" in move ? refuseResignation(rt, move.seat) : refusePolicy(rt, move);
  } catch (error) {
    return failureOf(rt, error);
  }
}

export const isSeat = (rt: Runtime, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < rt.seats;

/** Why an answer of this seat cannot be taken now, if it cannot. */
export const refuseAnswer = (rt: Runtime, { seat, answer }: { seat: number; answer: unknown }): Refusal | undefined =>
  refuseAsked(rt, seat) ?? refuseUnlisted(rt, answer);

function refuseUnlisted(rt: Runtime, answer: unknown): Refusal | undefined {
  const pending = rt.pending as Pending;
  const { choice, entry } = posedNow(rt);
  const fault = checkAnswer(choice, answer);
  if (fault === undefined) return undefined;
  const isKey = choice.kind === "one" && fault.code === "NOT_AN_OPTION";
  const said = isKey ? looking(rt, () => entry.run.unlisted?.(answer as Key, pending, rt.match)) : undefined;
  if (said === true) return undefined;
  const why = said ?? refusalReason(rt, pending, answer);
  return why === undefined ? refuse(fault.code, fault.message) : refuseFor(rt, fault.code, why, fault.message);
}

/** Why whatever this seat answers cannot be taken now. */
function refuseAsked({ pending, outcome }: Runtime, seat: number, decision?: number): Refusal | undefined {
  if (pending === null)
    return refuse("NO_DECISION", say(outcome === null ? "kernel:no-decision" : "kernel:match-over"));
  if (decision !== undefined && decision !== pending.id) {
    return refuse("OLD_DECISION", say("kernel:old-decision", { answered: decision, pending: pending.id }));
  }
  if (seat !== pending.seat) return refuse("WRONG_SEAT", say("kernel:other-seat", { asked: pending.seat, seat }));
  return undefined;
}

function refuseResignation(rt: Runtime, seat: number): Refusal | undefined {
  if (!isSeat(rt, seat)) return refuse("WRONG_SEAT", say("kernel:no-seat", { seat }));
  if (rt.outcome !== null) return refuse("NO_DECISION", say("kernel:match-over"));
  return rt.game.rules.resign === undefined ? refuse("NOT_AN_OPTION", say("kernel:no-resigning")) : undefined;
}

function refuseTimeUp(rt: Runtime): Refusal | undefined {
  const { time } = rt.game.rules;
  if (time === undefined) return refuse("NOT_AN_OPTION", say("kernel:no-time-limit"));
  if (rt.outcome !== null) return refuse("NO_DECISION", say("kernel:match-over"));
  return looking(rt, () => time.isUp(rt.match)) ? refuse("NOT_AN_OPTION", say("kernel:time-is-up")) : undefined;
}

function refusePolicy(rt: Runtime, { seat, policy }: { seat: number; policy: unknown }): Refusal | undefined {
  if (!isSeat(rt, seat)) return refuse("WRONG_SEAT", say("kernel:no-seat", { seat }));
  const parsed = PolicyChange.safeParse(policy);
  if (!parsed.success)
    return refuse(
      "POLICY_INVALID",
      say("kernel:not-a-policy", { faults: parsed.error.issues.map(({ message }) => message) }),
    );
  if (parsed.data.set === "pass") return refusePassing(rt, parsed.data.until);
  if (parsed.data.set === "no-pass") return undefined;
  const { window } = parsed.data;
  const entry = window === undefined ? undefined : rt.game.windows.get(window);
  if (window !== undefined && entry === undefined) return refuse("POLICY_INVALID", say("kernel:no-window", { window }));
  if (parsed.data.set === "hold" && parsed.data.hold === "never" && entry?.own === true)
    return refuse("POLICY_INVALID", say("kernel:own-time", { window: window as string }));
  const fault =
    parsed.data.set === "order" && entry !== undefined ? unknownField(parsed.data.when, entry.schema) : undefined;
  if (fault !== undefined)
    return refuse("POLICY_INVALID", say("kernel:order-fault", { window: window as string, fault }));
  const scope = parsed.data.set === "hold" ? parsed.data.scope : undefined;
  if (scope !== undefined && window === undefined)
    return refuse("POLICY_INVALID", say("kernel:policy-without-window", { scope }));
  if (scope !== undefined && !rt.scopes.some(({ name }) => name === scope))
    return refuse("POLICY_INVALID", say("kernel:scope-closed", { scope }));
  return undefined;
}

/** A seat that passes is asked again some day, or it would never be. */
function refusePassing(rt: Runtime, until: Extract<PolicyChange, { set: "pass" }>["until"]): Refusal | undefined {
  const { windows, questions } = rt.game;
  if (typeof until !== "string")
    return openScopeOf(rt, until.scope) === undefined
      ? refuse("POLICY_INVALID", say("kernel:scope-closed", { scope: until.scope }))
      : undefined;
  const endsAt = ({ own, concerns }: WindowEntry) => own || (until === "concerned" && concerns !== null);
  const ends = [...windows.values()].some(endsAt) || [...questions.values()].some(({ run }) => run.own === true);
  return ends ? undefined : refuse("POLICY_INVALID", say("kernel:passes-for-ever"));
}
