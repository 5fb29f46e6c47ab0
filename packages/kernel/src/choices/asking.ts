import { checkDone } from "../checks/checks.js";
import { checkKeys } from "../checks/keys.js";
import { checkSeat } from "../checks/seat-there.js";
import { checkSize } from "../checks/sized.js";
import { unknownName } from "../checks/unknown-name.js";
import type { QuestionEntry } from "../compose/game.js";
import { stopAbility } from "../engine/abilities.js";
import { publish } from "../engine/hear.js";
import { looking } from "../engine/looking.js";
import type { Pending, Posed, Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { holdOf, stopPassing } from "../windows/holds.js";
import { PauseChoice } from "../windows/pause.js";
import { answerAt, countAnswers } from "./answers.js";
import type { Answer, Choice } from "./choice.js";

/** Asks a question: a single legal answer that gives nothing away is taken at once. */
export function pose(rt: Runtime, question: string, seat: number, about: unknown = null): void {
  const entry = questionEntry(rt, question);
  checkSeat(rt, "asks", seat);
  const { run } = entry;
  const pending: Pending = { id: rt.questions, question, seat, about };
  if (run.own === true) stopPassing(rt, seat);
  const isListed = run.size === undefined || rt.checks;
  rt.acting = entry.label;
  rt.looks += 1;
  const choice = isListed ? run.choices(pending, rt.match) : null;
  const count = choice === null ? (run.size?.(pending, rt.match) as number) : countIn(choice);
  rt.looks -= 1;
  if (rt.checks) checkListed(rt, entry, pending, choice as Choice);
  if (count === null || count > 1) stand(rt, pending, entry, choice, count);
  else poseFew(rt, pending, entry, choice, count);
}

function checkListed(rt: Runtime, entry: QuestionEntry, pending: Pending, choice: Choice): void {
  checkDone(rt, choice);
  if (!(choice instanceof PauseChoice)) checkKeys(entry, choice);
  if (entry.run.size !== undefined) checkSize(rt, entry, pending, choice);
}

/** A question with one answer, or none. */
function poseFew(rt: Runtime, pending: Pending, entry: QuestionEntry, choice: Choice | null, count: number) {
  // also where it is always asked: a question without an answer would never end
  if (count === 0) poseNothing(rt, entry);
  else if (entry.run.alwaysAsk === true || isHeld(rt, entry, pending)) stand(rt, pending, entry, choice, count);
  else {
    const answer = choice === null ? picked(rt, entry, 0, pending) : answerAt(choice, 0, count);
    answerQuestion(rt, entry, pending, answer, true);
  }
}

function stand(rt: Runtime, pending: Pending, entry: QuestionEntry, choice: Choice | null, count: number | null): void {
  rt.questions += 1;
  rt.pending = pending;
  note(rt, entry, choice, count);
}

function note({ posed }: Runtime, entry: QuestionEntry, choice: Choice | null, count: number | null): void {
  posed.entry = entry;
  posed.choice = choice;
  posed.count = count;
}

/** Would a pause that is missing tell others what the seat does not have? Only then the policy `always` wants one. */
const isHeld = (rt: Runtime, entry: QuestionEntry, pending: Pending): boolean =>
  entry.run.hides !== undefined &&
  holdOf(rt, pending.seat, entry.name) === "always" &&
  entry.run.hides(pending, rt.match);

/** Lets the question act on its answer. */
export function answerQuestion(rt: Runtime, entry: QuestionEntry, asked: Pending, answer: Answer, auto: boolean): void {
  rt.acting = entry.label;
  if (rt.recorded !== null || rt.game.hearsAnswers) tellAnswer(rt, asked, answer, auto);
  const returned: unknown = entry.run.answer(answer, asked, rt.match);
  if (rt.checks) checkDone(rt, returned);
}

function tellAnswer(rt: Runtime, { seat, question }: Pending, answer: Answer, auto: boolean): void {
  publish(rt, "kernel:answered", { seat, question, answer, auto });
}

function questionEntry(rt: Runtime, question: string): QuestionEntry {
  const entry = rt.game.questions.get(question);
  if (entry === undefined) throw unknownName(rt, "asks", question, rt.game.questions.keys());
  return entry;
}

interface Listed extends Posed {
  readonly entry: QuestionEntry;
  readonly choice: Choice;
}

/** The pending question, its answers listed. */
export function posedNow(rt: Runtime): Listed {
  const { posed, pending } = rt;
  if (posed.entry !== null && posed.choice !== null) return posed as Listed;
  if (pending === null) throw new KernelError("NO_DECISION", "No decision is pending.");
  const entry = questionEntry(rt, pending.question);
  try {
    rt.acting = entry.label;
    const choice = looking(rt, () => entry.run.choices(pending, rt.match));
    note(rt, entry, choice, countIn(choice));
    return posed as Listed;
  } catch (error) {
    // outside an input this does not become a refusal, and what a plugin says may name hidden things
    throw new KernelError("HANDLER_FAILED", `${entry.label} cannot list its answers.`, { cause: error });
  }
}

/** How many legal answers the pending question has. */
export function countNow(rt: Runtime): number {
  const { choice, count } = rt.posed.entry === null ? posedNow(rt) : rt.posed;
  return count ?? countAnswers(choice as Choice);
}

/** The legal answer with that index: where the question can say it, nothing is listed. */
export function answerNow(rt: Runtime, index: number): Answer {
  if (isPicked(rt.posed, index)) return picked(rt, rt.posed.entry as QuestionEntry, index, rt.pending as Pending);
  const { choice, count } = posedNow(rt);
  return answerAt(choice, index, count ?? undefined);
}

/** Does the question pick the answer with that index, with nothing listed? */
const isPicked = ({ entry, choice, count }: Posed, index: number): boolean =>
  entry !== null && choice === null && Number.isSafeInteger(index) && index >= 0 && index < (count as number);

const picked = (rt: Runtime, { run }: QuestionEntry, index: number, asked: Pending): Answer =>
  looking(rt, () => run.pick?.(index, asked, rt.match) as Answer);

/** One with later moments always has answers, and is counted when its count is asked for. */
const countIn = (choice: Choice): number | null => (choice instanceof PauseChoice ? null : countAnswers(choice));

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
