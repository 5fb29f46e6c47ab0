import type { Answer } from "../choice/choice.js";
import { KernelError } from "../errors.js";
import { NEXT_EVENT } from "../flow/executor.js";
import { answerQuestion, posedNow } from "./asking.js";
import { describeFrame, popFrame, procedureOf, topFrame } from "./frames.js";
import { hear } from "./hear.js";
import { EFFECT_LIMIT, perform } from "./perform.js";
import { settle } from "./queue.js";
import type { Frame, Pending, Runtime } from "./runtime.js";

/** Runs until a seat must decide or the match is over: effects first, then finished frames, then the flow. */
export function run(rt: Runtime): void {
  while (rt.pending === null && rt.outcome === null) {
    const frame = rt.frames[rt.frames.length - 1];
    if (frame === undefined) throw unended();
    if (rt.top > frame.base) {
      perform(rt);
      continue;
    }
    const procedure = procedureOf(rt, frame);
    if (procedure.final[frame.leaf] === true) {
      popFrame(rt);
      continue;
    }
    const start = rt.top;
    rt.acting = procedure.name;
    if (!rt.executor.send(procedure, frame, NEXT_EVENT, rt.match)) throw stuck(rt);
    if (++rt.spent > EFFECT_LIMIT) throw tooLong(rt, frame);
    if (rt.published > 0) hear(rt);
    settle(rt, start);
  }
}

/** Answers the pending question and runs on. The answer has been checked. */
export function answerAndRun(rt: Runtime, answer: Answer): void {
  const entry = rt.posed.entry ?? posedNow(rt).entry;
  const asked = rt.pending as Pending;
  const start = rt.top;
  rt.pending = null;
  rt.posed.entry = null;
  rt.spent = 0;
  rt.through = null;
  answerQuestion(rt, entry, asked, answer, false);
  hear(rt);
  settle(rt, start);
  run(rt);
}

/** A seat gives up: the game says how that ends the match, whatever was being asked. */
export function resignAndRun(rt: Runtime, seat: number): void {
  rt.pending = null;
  rt.posed.entry = null;
  rt.spent = 0;
  rt.acting = rt.game.name;
  const start = rt.top;
  rt.game.rules.resign?.(seat, rt.match);
  settle(rt, start);
  run(rt);
  if (rt.outcome === null)
    throw new KernelError(
      "FLOW_STUCK",
      `${rt.game.name} does not end the match when a seat resigns. Queue "kernel:end".`,
    );
}

/** The flow goes round and round. */
const tooLong = (rt: Runtime, frame: Frame): KernelError =>
  new KernelError(
    "LOOP_LIMIT",
    `One input went more than ${EFFECT_LIMIT} steps through ${describeFrame(rt, frame)}; ${rt.acting} was last to act there.`,
  );

/** Nothing runs any more, and nobody has said who won. */
const unended = (): KernelError =>
  new KernelError("FLOW_STUCK", 'The main procedure ended without an outcome. Queue "kernel:end" before it does.');

/** There is no way on. */
function stuck(rt: Runtime): KernelError {
  return new KernelError(
    "FLOW_STUCK",
    `${describeFrame(rt, topFrame(rt))} has nothing left to do and no transition for "next". Add one, ask a question on entry, or make the state final.`,
  );
}
