import { pose } from "../choices/asking.js";
import { choose } from "../choices/choice.js";
import type { Question } from "../declare/behaviour.js";
import type { KernelEffects } from "../declare/kernel-effects.js";
import type { Effect } from "../declare/ownership.js";
import { openWindow } from "../windows/open-window.js";
import { respond } from "../windows/respond.js";
import { chooseTrigger } from "../windows/triggers.js";
import { abilityVars, stopAbility } from "./abilities.js";
import { frameOf, isWaiting, pushFrame, setVar } from "./frames.js";
import { publish } from "./hear.js";
import { endLasting, startLasting, wearOff } from "./lasting.js";
import { chooseReplacement } from "./replacing.js";
import type { Runtime } from "./runtime.js";
import { seatsInOrder } from "./seats-in-order.js";
import { endMatch } from "./teams.js";

type KernelOps = {
  readonly [K in keyof KernelEffects]: (rt: Runtime, effect: { readonly type: K } & KernelEffects[K]) => void;
};

/** What the kernel's own effects do to the running match. */
export const KERNEL_OPS: KernelOps = {
  "kernel:ask": (rt, effect) => pose(rt, effect.question, effect.seat, effect.about),
  "kernel:call": (rt, effect) => {
    pushFrame(
      rt,
      effect.procedure,
      // a copy: the frame writes its variables
      effect.vars === undefined ? null : Object.assign({}, effect.vars),
      (effect as { invoked?: boolean }).invoked,
    );
  },
  "kernel:ability": (rt, effect) => {
    pushFrame(rt, "ability", abilityVars(effect));
  },
  "kernel:window": (rt, effect) => openWindow(rt, effect.window, effect.subject),
  "kernel:last": (rt, effect) => startLasting(rt, effect),
  "kernel:expire": (rt, effect) => endLasting(rt, effect.id),
  "kernel:wear-off": (rt, effect) => wearOff(rt, effect.scope),
  "kernel:cancel": (rt, effect) => {
    const frame = rt.frames.find((candidate) => candidate.id === effect.frame);
    if (frame === undefined || !isWaiting(frame)) return;
    setVar(frame, "cancelled", true);
    publish(rt, "kernel:cancelled", { effect: (frame.vars.effect as Effect).type });
  },
  "kernel:stop": (rt) => stopAbility(rt),
  "kernel:manual": (rt, effect) => {
    const seat = effect.seat ?? (frameOf(rt, "ability")?.vars?.seat as number | undefined) ?? seatsInOrder(rt)[0];
    pose(rt, "kernel:manual", seat as number, effect.text);
  },
  "kernel:end": (rt, effect) => endMatch(rt, effect.outcome),
};

/** A step the data cannot say: the player does it by hand and says so. */
const manual: Question<never> = {
  prompt: ({ about }) => about as { readonly id: string },
  alwaysAsk: true,
  choices: () => choose.one([{ key: "done", label: { id: "kernel:done" } }]),
  answer: () => undefined,
};

/** The kernel's own questions. */
export const KERNEL_QUESTIONS: Readonly<Record<string, Question<never>>> = {
  "kernel:respond": respond,
  "kernel:trigger": chooseTrigger,
  "kernel:replace": chooseReplacement,
  "kernel:manual": manual,
};
