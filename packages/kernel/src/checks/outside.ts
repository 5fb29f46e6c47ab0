import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

/** Runs rules with the clock and the machine's own chance out of their reach: either would make a match that cannot be replayed. */
export function withoutOutside<T>(rt: Runtime, run: () => T): T {
  const { random } = Math;
  // biome-ignore lint/style/noRestrictedGlobals: taken away here, so that no rule can use it
  const clock = Date;
  const { now } = clock;
  const refuse = (what: string, remedy: string) => (): never => {
    throw new KernelError("HANDLER_IMPURE", `${rt.acting} uses ${what}, so the match could not be replayed. ${remedy}`);
  };
  Math.random = refuse("Math.random", "Draw with match.chance(stream, distribution).");
  clock.now = refuse("Date.now", "Rules have no clock; match.stamp() gives a number that only grows.");
  try {
    return run();
  } finally {
    Math.random = random;
    clock.now = now;
  }
}
