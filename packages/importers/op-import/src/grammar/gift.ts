import { eat, type Reader } from "../reader.js";
import { readDuration } from "./duration.js";
import type { Noun } from "./noun.js";
import { readPer } from "./per.js";
import { selectorOf, selectorsOf } from "./selector.js";
import type { Step } from "./step.js";

/** What cards get, for as long as it says, for each of what is counted. */
export function gift(r: Reader, noun: Noun, change: Record<string, unknown>): Step {
  const before = readDuration(r);
  const per = readPer(r);
  const duration = before ?? readDuration(r);
  const scaled =
    per === undefined
      ? change
      : Object.fromEntries(Object.entries(change).map(([stat, amount]) => [stat, scale(per, amount)]));
  return { type: "op:give", target: selectorOf(noun), ...scaled, ...(duration !== undefined && { for: duration }) };
}

/** The same for "1 each of". */
export function gifts(r: Reader, noun: Noun, change: Record<string, unknown>): readonly Step[] {
  const step = gift(r, noun, change);
  return selectorsOf(noun).map((target) => ({ ...step, target }));
}

const scale = (per: Record<string, unknown>, amount: unknown) =>
  typeof amount === "number" ? { ...per, times: amount } : amount;

/** "-2000 power", "+1 cost". */
export function readSigned(r: Reader): Record<string, unknown> | undefined {
  const down = eat(r, "-{n} (power|cost)");
  const up = down === undefined ? eat(r, "(an additional )?+{n} (power|cost)") : undefined;
  const found = down ?? up;
  if (found === undefined) return undefined;
  const amount = Number(found.find((part) => /^[0-9]+$/.test(part))) * (down === undefined ? 1 : -1);
  return { [/cost$/i.test(r.text.slice(0, r.at)) ? "cost" : "power"]: amount };
}
