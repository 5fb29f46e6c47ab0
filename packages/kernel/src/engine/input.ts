import { answerQuestion, posedNow } from "../choices/asking.js";
import type { Answer } from "../choices/choice.js";
import { KernelError } from "../errors.js";
import { hear } from "./hear.js";
import { settle } from "./queue.js";
import type { Pending, Runtime } from "./runtime.js";
import { run, takeEffect } from "./step.js";

/** Answers the pending question and runs on. The answer has been checked. */
export function answerAndRun(rt: Runtime, answer: Answer): void {
  const entry = rt.posed.entry ?? posedNow(rt).entry;
  rt.live += 1;
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
  rt.live -= 1;
}

/** A seat gives up: the game says how that ends the match, whatever was being asked. */
export function resignAndRun(rt: Runtime, seat: number): void {
  rt.pending = null;
  rt.posed.entry = null;
  rt.spent = 0;
  rt.acting = rt.game.name;
  rt.live += 1;
  const start = rt.top;
  rt.game.rules.resign?.(seat, rt.match);
  settle(rt, start);
  run(rt);
  rt.live -= 1;
  if (rt.outcome === null)
    throw new KernelError(
      "FLOW_STUCK",
      `${rt.game.name} does not end the match when a seat resigns. Queue "kernel:end".`,
    );
}

/** The time is up: the game notes what follows from it, and the question that is asked stays. */
export function timeUpAndRun(rt: Runtime): void {
  const { pending } = rt;
  rt.spent = 0;
  rt.acting = rt.game.name;
  rt.live += 1;
  const [start, depth] = [rt.top, rt.frames.length];
  rt.game.rules.time?.up(rt.match);
  settle(rt, start);
  while (rt.top > start && rt.frames.length === depth && rt.outcome === null) takeEffect(rt);
  rt.live -= 1;
  if (rt.frames.length !== depth || rt.pending !== pending || rt.outcome !== null)
    throw new KernelError(
      "FLOW_STUCK",
      `${rt.game.name} ends, asks or opens a window when the time is up. Let an effect note it for the flow.`,
    );
  // what was listed was listed before
  rt.posed.entry = null;
  rt.posed.choice = null;
  rt.listed = null;
}
