import { choose } from "../choices/choice.js";
import type { Question } from "../declare/behaviour.js";
import { ask } from "../declare/kernel-effects.js";
import { topFrame } from "../engine/frames.js";
import { queueEffect } from "../engine/queue.js";
import { type Runtime, runtimeOf, type Waiting } from "../engine/runtime.js";
import { seatsInOrder } from "../engine/seats-in-order.js";
import { holdOf, isOrdered, orderedOffer } from "./holds.js";

const DECLINE = "decline";

export function hasWaiting({ waiting }: Runtime, window: string): boolean {
  for (let at = 0; at < waiting.length; at++) if (waiting[at]?.window === window) return true;
  return false;
}

/** Resolves the next trigger, or asks its owner which one is next; false when none waits. */
export function pollTriggers(rt: Runtime, window: string): boolean {
  const next = nextTriggers(rt, window);
  const [first] = next;
  if (first === undefined) return false;
  if (!first.optional && areOneGroup(next)) resolve(rt, first);
  else if (!next.every((trigger) => trigger.optional) || !decideByPolicy(rt, window, next))
    queueEffect(rt, ask("kernel:trigger", first.seat));
  return true;
}

/** Optional triggers follow their owner's policy: a standing order plays one by its ability's name, `never` declines the rest. */
function decideByPolicy(rt: Runtime, window: string, next: readonly Waiting[]): boolean {
  const { seat } = next[0] as Waiting;
  const named = next.map((trigger) => ({ key: trigger.ability, trigger }));
  const moment = { window, subject: topFrame(rt).vars?.subject };
  const played = orderedOffer(rt, seat, moment, named);
  if (played !== undefined) resolve(rt, played.trigger);
  else if (holdOf(rt, seat, window) !== "never" || isOrdered(rt, seat, moment, named)) return false;
  else decline(rt, next);
  return true;
}

/** Which trigger next: its owner's choice; equal ones stand once. */
export const chooseTrigger: Question<never> = {
  prompt: { id: "kernel:trigger" },
  alwaysAsk: true,
  choices(_asked, match) {
    const next = currentTriggers(runtimeOf(match));
    const groups = next.filter(
      (trigger, index) => next.findIndex((other) => groupOf(other) === groupOf(trigger)) === index,
    );
    const options = groups.map((trigger) => ({
      key: trigger.id,
      label: trigger.label ?? { id: "kernel:trigger-option", params: { ability: trigger.ability } },
      count: next.filter((other) => groupOf(other) === groupOf(trigger)).length,
    }));
    const mayDecline = next.every((trigger) => trigger.optional);
    return choose.one(mayDecline ? [...options, { key: DECLINE, label: { id: "kernel:decline" } }] : options);
  },
  answer(answer, _asked, match) {
    const rt = runtimeOf(match);
    const next = currentTriggers(rt);
    const chosen = next.find((trigger) => trigger.id === answer);
    if (chosen !== undefined) resolve(rt, chosen);
    else decline(rt, next);
  },
};

const NONE: readonly Waiting[] = [];

const currentTriggers = (rt: Runtime) => nextTriggers(rt, String(topFrame(rt).vars?.window));

/** The triggers that are next: the oldest batch, of the first seat from the active one. */
function nextTriggers(rt: Runtime, window: string): readonly Waiting[] {
  if (rt.waiting.length === 0) return NONE;
  const waiting = rt.waiting.filter((trigger) => trigger.window === window);
  if (waiting.length < 2) return waiting;
  const oldest = Math.min(...waiting.map((trigger) => trigger.batch));
  const batch = waiting.filter((trigger) => trigger.batch === oldest);
  // a seat that is out of the turn order still resolves its triggers, after the others
  const order = [...seatsInOrder(rt), ...batch.map((trigger) => trigger.seat).sort((a, b) => a - b)];
  const seat = order.find((candidate) => batch.some((trigger) => trigger.seat === candidate));
  return batch.filter((trigger) => trigger.seat === seat);
}

const areOneGroup = (triggers: readonly Waiting[]): boolean =>
  triggers.length === 1 || triggers.every((trigger) => groupOf(trigger) === groupOf(triggers[0] as Waiting));

const groupOf = (trigger: Waiting) =>
  trigger.alike === undefined ? trigger.id : `${trigger.ability}/${trigger.alike}`;

function decline(rt: Runtime, declined: readonly Waiting[]): void {
  rt.waiting = rt.waiting.filter((trigger) => !declined.includes(trigger));
}

/** What it triggers in turn stands behind everything that waits. */
function resolve(rt: Runtime, trigger: Waiting): void {
  rt.waiting = rt.waiting.filter((other) => other !== trigger);
  rt.batch += 1;
  for (const effect of trigger.effects) queueEffect(rt, effect);
}
