import { KernelError } from "../errors.js";
import type { Runtime } from "./runtime.js";

/**
 * Lets rules look at a match: what a question says, what can be answered, what a value comes to. They may not act meanwhile: a look can be
 * had any number of times, and no record would know of it. While an input runs `rt.looks` is counted without this: a failure ends the input.
 */
export function looking<T>(rt: Runtime, look: () => T): T {
  const { live, looks } = rt;
  rt.live += 1;
  rt.looks += 1;
  try {
    return look();
  } finally {
    rt.live = live;
    rt.looks = looks;
  }
}

/** What a handler does that was only asked. */
export const onlyLooks = (rt: Runtime, does: string): KernelError =>
  new KernelError(
    "HANDLER_FAILED",
    `${rt.acting} ${does} where it is only asked. Prompts, choices, offers, vetoes and contributions look at the match; effects, answers and handlers of events act.`,
  );
