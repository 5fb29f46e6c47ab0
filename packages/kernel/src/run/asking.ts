import { answerAt, countAnswers } from "../choice/answers.js";
import { BundledChoice } from "../choice/bundle.js";
import type { Answer, Choice } from "../choice/choice.js";
import { PauseChoice } from "../choice/pause.js";
import type { QuestionEntry } from "../compose/game.js";
import { KernelError } from "../errors.js";
import { stopAbility } from "./abilities.js";
import { checkDone } from "./checks.js";
import { publish } from "./hear.js";
import { holdOf, stopPassing } from "./holds.js";
import type { Pending, Runtime } from "./runtime.js";
import { unknownName } from "./unknown-name.js";

/** Asks a question by its name. */
export function pose(rt: Runtime, question: string, seat: number, about: unknown = null): void {
  poseEntry(rt, questionEntry(rt, question), seat, about);
}

/** Asks a question: a single legal answer that gives nothing away is taken at once. */
export function poseEntry(rt: Runtime, entry: QuestionEntry, seat: number, about: unknown): void {
  const pending: Pending = { id: rt.questions, question: entry.name, seat, about };
  if (entry.run.own === true) stopPassing(rt, seat);
  const choice = entry.run.choices(pending, rt.match);
  const count = countIn(choice);
  // also where it is always asked: a question nobody can answer would never end
  if (count === 0) poseNothing(rt, entry);
  else if (count === 1 && entry.run.alwaysAsk !== true && !isHeld(rt, entry, pending))
    answerQuestion(rt, entry, pending, answerAt(choice, 0, count), true);
  else {
    rt.questions += 1;
    rt.pending = pending;
    rt.posed = { entry, choice, count };
  }
}

/** Would a pause that is missing tell others what the seat does not have? Only then the policy `always` wants one. */
const isHeld = (rt: Runtime, entry: QuestionEntry, pending: Pending): boolean =>
  entry.run.hides !== undefined &&
  holdOf(rt, pending.seat, entry.name) === "always" &&
  entry.run.hides(pending, rt.match);

/** Lets the question act on its answer. */
export function answerQuestion(rt: Runtime, entry: QuestionEntry, asked: Pending, answer: Answer, auto: boolean): void {
  rt.acting = entry.label;
  if (rt.recorded !== null || rt.game.hearsAnswers)
    publish(rt, "kernel:answered", { seat: asked.seat, question: entry.name, answer, auto });
  const returned: unknown = entry.run.answer(answer, asked, rt.match);
  if (rt.checks) checkDone(rt, returned);
}

function questionEntry(rt: Runtime, question: string): QuestionEntry {
  const entry = rt.game.questions.get(question);
  if (entry === undefined) throw unknownName(rt, "asks", question, rt.game.questions.keys());
  return entry;
}

/** The legal answers of the pending question, computed again after a load. */
export function posedNow(rt: Runtime): NonNullable<Runtime["posed"]> {
  if (rt.posed !== null) return rt.posed;
  const pending = rt.pending;
  if (pending === null) throw new KernelError("NO_DECISION", "No decision is pending.");
  const entry = questionEntry(rt, pending.question);
  try {
    const choice = entry.run.choices(pending, rt.match);
    rt.posed = { entry, choice, count: countIn(choice) };
    return rt.posed;
  } catch (error) {
    // outside an input nobody turns this into a refusal, and what a plugin says may name hidden things
    throw new KernelError("HANDLER_FAILED", `${entry.label} cannot list its answers.`, { cause: error });
  }
}

/** One with bundles or later moments always has answers, and is counted when somebody wants to know. */
const countIn = (choice: Choice): number | null =>
  choice instanceof BundledChoice || choice instanceof PauseChoice ? null : countAnswers(choice);

function poseNothing(rt: Runtime, entry: QuestionEntry): void {
  if (entry.run.ifNone === "skip") return;
  if (entry.run.ifNone === "stop") {
    stopAbility(rt);
    return;
  }
  throw new KernelError(
    "HANDLER_FAILED",
    `${entry.label} has no legal answer. Declare ifNone: "skip" or "stop", or do not ask.`,
  );
}
