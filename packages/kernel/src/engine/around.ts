import type { Op } from "../compose/game.js";
import { openWindow } from "../declare/kernel-effects.js";
import type { Effect } from "../declare/ownership.js";
import { wouldAsk } from "../windows/open-window.js";
import { apply } from "./apply.js";
import { isWaiting, procedureOf, pushFrame, setVar, topFrame } from "./frames.js";
import { queueEffect } from "./queue.js";
import { isVetoed } from "./replacing.js";
import type { Runtime } from "./runtime.js";

/** Lets an effect wait for the window before it, if a seat would act there. */
export function waitsBefore(rt: Runtime, { around: { before, after } }: Op, effect: Effect): boolean {
  const entry = before === undefined ? undefined : rt.game.windows.get(before);
  if (entry === undefined) return false;
  rt.considering = effect;
  const isAwaited = wouldAsk(rt, entry, effect);
  rt.considering = null;
  if (isAwaited) pushFrame(rt, "around", { effect, before, after, cancelled: false });
  return isAwaited;
}

/** Opens the window after an effect. */
export function openAfter(rt: Runtime, { around: { after } }: Op, effect: Effect): void {
  if (after !== undefined) queueEffect(rt, openWindow(after, effect), null);
}

/** Applies an effect that waited in an `around` frame. */
export function applyPending(rt: Runtime): void {
  const frame = topFrame(rt);
  const effect = frame.vars?.effect as Effect;
  setVar(frame, "applied", true);
  apply(rt, rt.game.ops.get(effect.type) as Op, effect);
}

/**
 * Is there nothing left to wait for? The effect that the top window lies before was cancelled, or a plugin has come to keep it from
 * happening since: then it is cancelled now.
 */
export function isForNothing(rt: Runtime): boolean {
  const below = rt.frames[rt.frames.length - 2];
  if (below === undefined || procedureOf(rt, below).name !== "around") return false;
  if (below.vars?.cancelled === true) return true;
  if (!isWaiting(below)) return false;
  const effect = below.vars.effect as Effect;
  if (!isVetoed(rt, rt.game.ops.get(effect.type) as Op, effect)) return false;
  setVar(below, "cancelled", true);
  return true;
}
