import type { Op } from "../compose/game.js";
import { openWindow } from "../declare/kernel-effects.js";
import type { Effect } from "../declare/ownership.js";
import { canonicalJSON } from "../values/canonical.js";
import { wouldAsk } from "../windows/open-window.js";
import { apply } from "./apply.js";
import { isWaiting, pushFrame, setVar, topFrame } from "./frames.js";
import { queueEffect } from "./queue.js";
import type { Runtime } from "./runtime.js";

/** Lets an effect wait for the window before it, if a seat would act there; one that waits already does not wait twice. */
export function waitsBefore(rt: Runtime, { around: { before, after } }: Op, effect: Effect): boolean {
  const entry = before === undefined ? undefined : rt.game.windows.get(before);
  if (entry === undefined) return false;
  // a moment that lasts as long as something is so comes but once
  if (entry.holds !== null && isOnItsWay(rt, effect)) return true;
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

/** Does the same effect wait for the window before it already? */
function isOnItsWay(rt: Runtime, effect: Effect): boolean {
  const waiting = rt.frames.filter(isWaiting).map(({ vars }) => vars.effect as Effect);
  return waiting.some((one) => one.type === effect.type && canonicalJSON(one) === canonicalJSON(effect));
}
