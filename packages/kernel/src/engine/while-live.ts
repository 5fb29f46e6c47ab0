import type { Runtime } from "./runtime.js";

/** Lets rules look at a match that is at rest: what a question says, why something cannot be chosen, what a value comes to. */
export function whileLive<T>(rt: Runtime, look: () => T): T {
  rt.live += 1;
  try {
    return look();
  } finally {
    rt.live -= 1;
  }
}
