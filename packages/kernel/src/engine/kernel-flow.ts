import { ask, openWindow } from "../declare/kernel-effects.js";
import type { Effect } from "../declare/ownership.js";
import type { ActionFn, GuardFn } from "../flow/registry.js";
import { isClosed, poll } from "../windows/poll.js";
import { windowEntry } from "../windows/window.js";
import { hasStep, takeStep } from "./abilities.js";
import { applyPending } from "./around.js";
import { closeScope, openScope, topFrame } from "./frames.js";
import { hear, publish } from "./hear.js";
import { queueEffect } from "./queue.js";
import { runtimeOf } from "./runtime.js";
import { seatsInOrder } from "./seats-in-order.js";

interface AskParams {
  readonly question: string;
  /** The active seat when absent. */
  readonly seat?: number;
  readonly about?: unknown;
}

/** Flow actions every machine may use: `publish`, `ask`, `queue`, and those the kernel adds for scopes, windows and calls. */
export const KERNEL_ACTIONS: Readonly<Record<string, ActionFn>> = {
  publish: (match, { event, ...payload }: { event: string }) => {
    const rt = runtimeOf(match);
    publish(rt, event, payload);
    hear(rt);
  },
  ask: (match, { question, seat, about }: AskParams) => {
    const rt = runtimeOf(match);
    queueEffect(rt, ask(question, seat ?? (seatsInOrder(rt)[0] as number), about), null);
  },
  queue: (match, effect: Effect) => queueEffect(runtimeOf(match), effect, null),
  "kernel.scope-open": (match, { scope }: { scope: string }) => openScope(runtimeOf(match), scope),
  "kernel.scope-close": (match, { scope }: { scope: string }) => closeScope(runtimeOf(match), scope),
  "kernel.window": (match, { window }: { window: string }) => {
    const rt = runtimeOf(match);
    if (!windowEntry(rt, window).answered) return;
    // a copy: the frame writes its variables again once the window has closed
    queueEffect(rt, openWindow(window, { ...topFrame(rt).vars }), null);
  },
  "kernel.call": (match, { procedure, input }: { procedure: string; input?: Record<string, unknown> }) => {
    const effect = { type: "kernel:call", procedure, vars: input, invoked: true };
    queueEffect(runtimeOf(match), effect, null);
  },
  "kernel.poll": (match) => poll(runtimeOf(match)),
  "kernel.take-step": (match) => takeStep(runtimeOf(match)),
  "kernel.open-before": (match) => {
    const rt = runtimeOf(match);
    const { effect, before } = topFrame(rt).vars as { effect: unknown; before: string };
    queueEffect(rt, openWindow(before, effect), null);
  },
  "kernel.apply-pending": (match) => applyPending(runtimeOf(match)),
  "kernel.open-after": (match) => {
    const rt = runtimeOf(match);
    const { effect, after } = topFrame(rt).vars as { effect: unknown; after?: string };
    if (after !== undefined) queueEffect(rt, openWindow(after, effect), null);
  },
};

export const KERNEL_GUARDS: Readonly<Record<string, GuardFn>> = {
  "kernel.is-closed": (match) => isClosed(runtimeOf(match)),
  "kernel.is-cancelled": (match) => topFrame(runtimeOf(match)).vars?.cancelled === true,
  "kernel.has-step": (match) => hasStep(runtimeOf(match)),
};
