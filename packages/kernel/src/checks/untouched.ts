import type { Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";

/** Parts of a slice that an effect is writing just now, as they were when a handler was asked. */
export type Written = readonly (readonly [part: object, was: readonly unknown[]])[];

const fieldsOf = (part: object): readonly unknown[] => Object.entries(part).flat();

/** What is being written while a handler is asked: it cannot be frozen, so it is looked at again. */
export const writtenNow = ({ owned }: Runtime): Written => [...owned].map((part) => [part, fieldsOf(part)]);

/** A handler that was only asked has written nothing. */
export function checkUntouched(rt: Runtime, written: Written): void {
  for (const [part, was] of written) {
    const now = fieldsOf(part);
    if (now.length === was.length && now.every((field, at) => Object.is(field, was[at]))) continue;
    throw new KernelError(
      "NOT_OWNED",
      `${rt.acting} writes to a slice that an effect of its owner is writing, where it is only asked. Change another plugin's slice by queueing its effect.`,
    );
  }
}
