import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

const NO_CLOCK = "Rules have no clock; match.stamp() gives a number that only grows.";
const NO_CHANCE = "Draw with match.chance(stream, distribution).";

/** Runs rules with the clock and the machine's own chance out of their reach: either would make a match that cannot be replayed. */
export function withoutOutside<T>(rt: Runtime, run: () => T): T {
  const refused = (what: string, remedy: string) => (): never => {
    throw new KernelError("HANDLER_IMPURE", `${rt.acting} uses ${what}, so the match could not be replayed. ${remedy}`);
  };
  const taken = [
    taking(Math, "random", refused("Math.random", NO_CHANCE)),
    taking(globalThis, "Date", datesWithout(refused)),
    ...["performance.now", "crypto.getRandomValues", "crypto.randomUUID"].map((what) => {
      const [owner, name] = what.split(".") as ["performance" | "crypto", string];
      return taking(globalThis[owner], name, refused(what, owner === "crypto" ? NO_CHANCE : NO_CLOCK));
    }),
  ];
  try {
    return run();
  } finally {
    for (const giveBack of taken) giveBack();
  }
}

/** Puts something else in a property's place, until it is given back. */
function taking(owner: object | undefined, name: string, value: unknown): () => void {
  if (owner === undefined) return () => undefined;
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true, enumerable: false });
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  };
}

/** Dates that are said may be used; the one it is now may not. */
function datesWithout(refused: (what: string, remedy: string) => () => never): DateConstructor {
  // biome-ignore lint/style/noRestrictedGlobals: taken away here, so that no rule can use it
  const clock = Date;
  return new Proxy(clock, {
    get: (target, name) => (name === "now" ? refused("Date.now", NO_CLOCK) : Reflect.get(target, name)),
    construct: (target, given, self) =>
      given.length === 0 ? refused("new Date", NO_CLOCK)() : Reflect.construct(target, given, self),
    apply: refused("Date()", NO_CLOCK),
  });
}
