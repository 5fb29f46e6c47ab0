import type { Op } from "../compose/game.js";
import type { Effect } from "../declare/ownership.js";
import { NEXT_EVENT } from "../flow/executor.js";
import { apply } from "./apply.js";
import { openAfter, waitsBefore } from "./around.js";
import { popFrame, procedureOf } from "./frames.js";
import { hear } from "./hear.js";
import { MOST_STEPS, stuck, tooLong, tooMany, unended } from "./limits.js";
import { settle } from "./queue.js";
import { isReplaced, isVetoed } from "./replacing.js";
import type { Applied, Frame, Runtime } from "./runtime.js";

/** Runs until a seat must decide or the match is over. */
export function run(rt: Runtime): void {
  while (rt.pending === null && rt.outcome === null) step(rt);
}

/** The next effect happens; with an empty queue a finished procedure ends, or the flow moves. */
function step(rt: Runtime): void {
  const frame = rt.frames[rt.frames.length - 1];
  if (frame === undefined) throw unended();
  if (rt.top > frame.base) takeEffect(rt);
  else if (procedureOf(rt, frame).final[frame.leaf] === true) popFrame(rt);
  else moveFlow(rt, frame);
}

/** Takes the next effect off the queue; what it queues in turn runs before its siblings. */
export function takeEffect(rt: Runtime): void {
  const at = --rt.top;
  const op = rt.ops[at] as Op;
  const effect = rt.effects[at] as Effect;
  if (++rt.spent > MOST_STEPS) throw tooMany(rt, effect);
  if (op.plain) apply(rt, op, effect);
  else happen(rt, op, effect, rt.applied[at] ?? UNTOUCHED);
  settle(rt, at);
}

/** Veto, replace, the window before, apply with its facts heard, the window after. */
function happen(rt: Runtime, op: Op, effect: Effect, applied: Applied): void {
  if (isVetoed(rt, op, effect)) return;
  if (isReplaced(rt, op, effect, applied)) return;
  if (waitsBefore(rt, op, effect)) return;
  apply(rt, op, effect);
  openAfter(rt, op, effect);
}

const UNTOUCHED: Applied = [];

/** Sends `next` to the machine of the top frame. */
function moveFlow(rt: Runtime, frame: Frame): void {
  const procedure = procedureOf(rt, frame);
  const start = rt.top;
  rt.acting = procedure.name;
  if (!rt.executor.send(procedure, frame, NEXT_EVENT, rt.match)) throw stuck(rt);
  if (++rt.spent > MOST_STEPS) throw tooLong(rt, frame);
  if (rt.published > 0) hear(rt);
  settle(rt, start);
}
