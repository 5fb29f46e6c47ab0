import { choose } from "../choice/choice.js";
import type { Op } from "../compose/game.js";
import { KernelError } from "../errors.js";
import type { Question } from "../plugin/behaviour.js";
import type { Effect } from "../plugin/ownership.js";
import { canonicalJSON } from "../state/canonical.js";
import { checkDone } from "./checks.js";
import { describeFrame, isWaiting, pushFrame, setVar, topFrame } from "./frames.js";
import { hear, publish } from "./hear.js";
import { ask, openWindow } from "./kernel-effects.js";
import type { Replacement } from "./match.js";
import { queueEffect, settle } from "./queue.js";
import { type Applied, type Runtime, runtimeOf } from "./runtime.js";
import { wouldAsk } from "./windows.js";

/** How many effects and flow steps one input may cause. */
export const EFFECT_LIMIT = 10_000;

/** Takes the next effect off the queue: veto, replace, before, apply, hear, after. */
export function perform(rt: Runtime): void {
  const at = --rt.top;
  const op = rt.ops[at] as Op;
  const effect = rt.effects[at] as Effect;
  if (++rt.spent > EFFECT_LIMIT) throw tooMany(rt, effect);
  if (op.plain) apply(rt, op, effect);
  else if (!stopped(rt, op, effect, rt.applied[at] as Applied | null)) around(rt, op, effect);
  settle(rt, at);
}

/** Applies an effect and lets everybody hear what it published. */
function apply(rt: Runtime, op: Op, effect: Effect): void {
  if (op.kernel) {
    op.run(rt, effect, rt.match);
  } else {
    rt.acting = op.label;
    wrote(rt, op);
    const returned: unknown = op.run(rt.inPlace ? rt.placed[op.slice] : ownSlice(rt, op), effect, rt.match);
    if (rt.checks) checkDone(rt, returned);
    // what was remembered in the middle of the effect does not outlast it
    wrote(rt, op);
  }
  if (rt.published > 0) hear(rt);
}

/** Whatever was remembered of this slice counts no more. */
function wrote(rt: Runtime, { slice }: Op): void {
  rt.written = ++rt.writes;
  rt.versions[slice] = rt.written;
}

/** Applies an effect that waited in an `around` frame. */
export function applyPending(rt: Runtime): void {
  const frame = topFrame(rt);
  const effect = frame.vars?.effect as Effect;
  setVar(frame, "applied", true);
  apply(rt, rt.game.ops.get(effect.type) as Op, effect);
}

/** The affected seat chooses among replacements, or declines one. */
export const chooseReplacement: Question<never> = {
  prompt: { id: "kernel:replace" },
  alwaysAsk: true,
  choices({ about }, match) {
    const rt = runtimeOf(match);
    const { effect, applied } = about as Considered;
    const found = replacementsOf(rt, rt.game.ops.get(effect.type) as Op, effect, applied);
    const options = found.map(({ id, replacement }) => ({
      key: id,
      label: { id: "kernel:replace-option", params: { by: replacement.by } },
    }));
    const mayDecline = found.every(({ replacement }) => replacement.choice !== undefined);
    return choose.one(mayDecline ? [...options, { key: "decline", label: { id: "kernel:decline" } }] : options);
  },
  answer(answer, { about }, match) {
    const rt = runtimeOf(match);
    const { effect, applied } = about as Considered;
    const found = replacementsOf(rt, rt.game.ops.get(effect.type) as Op, effect, applied);
    const chosen = found.find(({ id }) => id === answer);
    if (chosen !== undefined) replaceBy(rt, effect, applied, chosen);
    else queueEffect(rt, effect, [...applied, ...found.map(({ id }) => id)]);
  },
};

interface Considered {
  readonly effect: Effect;
  readonly applied: Applied;
}

interface Found {
  readonly id: string;
  readonly replacement: Replacement;
}

/** True when the effect was vetoed or replaced, or its replacement is being chosen. */
function stopped(rt: Runtime, op: Op, effect: Effect, applied: Applied | null): boolean {
  for (const veto of op.vetoes) {
    rt.acting = veto.label;
    const by = veto.run(effect, rt.match);
    if (by === undefined) continue;
    publish(rt, "kernel:vetoed", { effect: op.type, by });
    hear(rt);
    return true;
  }
  if (op.replaces.length === 0) return false;
  const found = replacementsOf(rt, op, effect, applied ?? []);
  const [first] = found;
  if (first === undefined) return false;
  if (found.length === 1 && first.replacement.choice === undefined) {
    replaceBy(rt, effect, applied ?? [], first);
  } else {
    const seat = op.affects?.(effect, rt.match) ?? first.replacement.choice ?? (rt.match.order()[0] as number);
    queueEffect(rt, ask("kernel:replace", seat, { effect, applied: applied ?? [] } satisfies Considered), null);
  }
  return true;
}

function replacementsOf(rt: Runtime, op: Op, effect: Effect, applied: Applied): readonly Found[] {
  const found: Found[] = [];
  for (const handler of op.replaces) {
    if (applied.includes(handler.id)) continue;
    rt.acting = handler.label;
    const replacement = handler.run(effect, rt.match);
    if (replacement !== undefined) found.push({ id: handler.id, replacement });
  }
  return found;
}

/** What stands instead remembers who put it there, so that nobody replaces his own replacement. */
function replaceBy(rt: Runtime, effect: Effect, applied: Applied, { id, replacement }: Found): void {
  const marked = [...applied, id];
  for (const instead of replacement.effects) queueEffect(rt, instead, marked);
  publish(rt, "kernel:replaced", { effect: effect.type, by: replacement.by });
  hear(rt);
}

/** Opens the window before the effect if anybody would act there; otherwise applies it, and opens the one after. */
function around(rt: Runtime, op: Op, effect: Effect): void {
  const { before, after } = op.around;
  const entry = before === undefined ? undefined : rt.game.windows.get(before);
  if (entry !== undefined) {
    // a moment that lasts as long as something is so comes but once
    if (entry.holds !== null && isOnItsWay(rt, effect)) return;
    rt.considering = effect;
    const isAwaited = wouldAsk(rt, entry, effect);
    rt.considering = null;
    if (isAwaited) {
      pushFrame(rt, "around", { effect, before, after, cancelled: false });
      return;
    }
  }
  apply(rt, op, effect);
  if (after !== undefined) queueEffect(rt, openWindow(after, effect), null);
}

/** Does the same effect wait for the window before it already? */
function isOnItsWay(rt: Runtime, effect: Effect): boolean {
  const waiting = rt.frames.filter(isWaiting).map(({ vars }) => vars.effect as Effect);
  return waiting.some((one) => one.type === effect.type && canonicalJSON(one) === canonicalJSON(effect));
}

/** Copies a plugin's slice on the first write since the state was last at rest. */
function ownSlice(rt: Runtime, { plugin, copy }: Op): unknown {
  const slice = rt.slices[plugin] as object | undefined;
  if (slice === undefined || rt.owned.has(slice)) return slice;
  const owned = copy === null ? { ...slice } : copy(slice);
  rt.owned.add(owned);
  rt.slices[plugin] = owned;
  return owned;
}

/** Abilities feed each other without end. */
function tooMany(rt: Runtime, effect: Effect): KernelError {
  const waiting = rt.effects.slice(0, rt.top).map(({ type }) => type);
  const names = [...new Set([effect.type, ...waiting.slice(-8)])].join(", ");
  const frames = rt.frames
    .slice(-4)
    .map((frame) => describeFrame(rt, frame))
    .join(" > ");
  return new KernelError(
    "LOOP_LIMIT",
    `One input caused more than ${EFFECT_LIMIT} effects, in ${frames}: ${names}. An ability feeds itself; give it a limit.`,
  );
}
