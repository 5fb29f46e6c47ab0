import type { Effect } from "../declare/ownership.js";
import { KernelError } from "../errors.js";
import { describeFrame, topFrame } from "./frames.js";
import type { Frame, Runtime } from "./runtime.js";

/** How many effects and flow steps one input may cause. */
export const MOST_STEPS = 10_000;

/** Abilities feed each other without end. */
export function tooMany(rt: Runtime, effect: Effect): KernelError {
  const waiting = rt.effects.slice(0, rt.top).map(({ type }) => type);
  const names = [...new Set([effect.type, ...waiting.slice(-8)])].join(", ");
  const frames = rt.frames
    .slice(-4)
    .map((frame) => describeFrame(rt, frame))
    .join(" > ");
  return new KernelError(
    "LOOP_LIMIT",
    `One input caused more than ${MOST_STEPS} effects, in ${frames}: ${names}. An ability feeds itself; give it a limit.`,
  );
}

/** The flow goes round and round. */
export const tooLong = (rt: Runtime, frame: Frame): KernelError =>
  new KernelError(
    "LOOP_LIMIT",
    `One input went more than ${MOST_STEPS} steps through ${describeFrame(rt, frame)}; ${rt.acting} was last to act there.`,
  );

/** Nothing runs any more, and no effect has said who won. */
export const unended = (): KernelError =>
  new KernelError("FLOW_STUCK", 'The main procedure ended without an outcome. Queue "kernel:end" before it does.');

/** There is no way on. */
export function stuck(rt: Runtime): KernelError {
  return new KernelError(
    "FLOW_STUCK",
    `${describeFrame(rt, topFrame(rt))} has nothing left to do and no transition for "next". Add one, ask a question on entry, or make the state final.`,
  );
}
