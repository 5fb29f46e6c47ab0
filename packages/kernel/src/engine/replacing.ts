import { checkDone } from "../checks/checks.js";
import { choose } from "../choices/choice.js";
import type { Op } from "../compose/game.js";
import type { Question } from "../declare/behaviour.js";
import { ask } from "../declare/kernel-effects.js";
import type { Replacement } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import { hear, publish } from "./hear.js";
import { queueEffect } from "./queue.js";
import { type Applied, type Runtime, runtimeOf } from "./runtime.js";
import { seatsInOrder } from "./seats-in-order.js";

/** Does a plugin keep the effect from happening? */
export function isVetoed(rt: Runtime, { vetoes, type }: Op, effect: Effect): boolean {
  if (vetoes.length === 0) return false;
  const by = vetoOf(rt, vetoes, effect);
  if (by === undefined) return false;
  publish(rt, "kernel:vetoed", { effect: type, by });
  hear(rt);
  return true;
}

function vetoOf(rt: Runtime, vetoes: Op["vetoes"], effect: Effect): string | undefined {
  for (const veto of vetoes) {
    rt.acting = veto.label;
    rt.looks += 1;
    const by = veto.run(effect, rt.match);
    rt.looks -= 1;
    if (rt.checks) checkDone(rt, by);
    if (by !== undefined) return by;
  }
  return undefined;
}

/** Does something else happen instead, or is a seat asked whether it does? */
export function isReplaced(rt: Runtime, op: Op, effect: Effect, applied: Applied): boolean {
  if (op.replaces.length === 0) return false;
  const found = replacementsOf(rt, op, effect, applied);
  const [first] = found;
  if (first === undefined) return false;
  if (found.length === 1 && first.replacement.choice === undefined) {
    replaceBy(rt, effect, applied, first);
  } else {
    const seat = first.replacement.choice ?? (seatsInOrder(rt)[0] as number);
    queueEffect(rt, ask("kernel:replace", seat, { effect, applied } satisfies Considered), null);
  }
  return true;
}

/** One seat chooses among replacements, or declines one: the seat one of them asks, else the active one. */
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

function replacementsOf(rt: Runtime, op: Op, effect: Effect, applied: Applied): readonly Found[] {
  const found: Found[] = [];
  for (const handler of op.replaces) {
    if (applied.includes(handler.id)) continue;
    rt.acting = handler.label;
    rt.looks += 1;
    const replacement = handler.run(effect, rt.match);
    rt.looks -= 1;
    if (rt.checks) checkDone(rt, replacement);
    if (replacement !== undefined) found.push({ id: handler.id, replacement });
  }
  return found;
}

/** What stands instead remembers who put it there, so that no plugin replaces its own replacement. */
function replaceBy(rt: Runtime, effect: Effect, applied: Applied, { id, replacement }: Found): void {
  const marked = [...applied, id];
  for (const instead of replacement.effects) queueEffect(rt, instead, marked);
  publish(rt, "kernel:replaced", { effect: effect.type, by: replacement.by });
  hear(rt);
}
