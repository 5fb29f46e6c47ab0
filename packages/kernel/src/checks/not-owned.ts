import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

// how the engines of browsers and Node say that something frozen was written
const FROZEN =
  /read.?only|not extensible|Cannot (?:delete|add|define|redefine) property|non-configurable|can't (?:delete|define)|only a getter|getter-only/i;

/** A write into a state at rest, told with its remedy; any other error as it is. */
export function toldWrite(rt: Runtime, error: unknown): unknown {
  if (!rt.checks || !(error instanceof TypeError) || !FROZEN.test(error.message)) return error;
  return new KernelError(
    "NOT_OWNED",
    `${rt.acting} writes to something that earlier states share (the cause says what). Own it first, from the slice down: match.own(slice, "table").field = value; or change another plugin's slice by queueing its effect.`,
    { cause: error },
  );
}
