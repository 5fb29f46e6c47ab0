import { checkEffect } from "../checks/checks.js";
import { unknownName } from "../checks/unknown-name.js";
import type { Effect } from "../declare/ownership.js";
import type { Applied, Runtime } from "./runtime.js";

/** Puts an effect on the queue; `settle` brings what one step queued into the order it was queued in. */
export function queueEffect(rt: Runtime, effect: Effect, applied: Applied | null = null): void {
  const op = rt.game.ops.get(effect.type);
  if (op === undefined) throw unknownName(rt, "queues the effect", String(effect.type), rt.game.ops.keys());
  if (rt.checks) checkEffect(rt, op, effect);
  const at = rt.top++;
  rt.ops[at] = op;
  rt.effects[at] = effect;
  rt.applied[at] = applied;
}

/** Turns what was queued since `start` around: the queue is a stack, and first queued runs first. */
export function settle(rt: Runtime, start: number): void {
  if (rt.top - start < 2) return;
  const { ops, effects, applied } = rt;
  for (let low = start, high = rt.top - 1; low < high; low++, high--) {
    const op = ops[low] as (typeof ops)[number];
    ops[low] = ops[high] as typeof op;
    ops[high] = op;
    const effect = effects[low] as Effect;
    effects[low] = effects[high] as Effect;
    effects[high] = effect;
    const mark = applied[low] as Applied | null;
    applied[low] = applied[high] as Applied | null;
    applied[high] = mark;
  }
}
