import type { Cause } from "@riposte/one-piece";

/** Is it by what the words say? What is done to pay for an effect is done by that effect (rules 9). */
export const isCausedBy = (wanted: string | undefined, kind: Cause["kind"] | string | undefined): boolean =>
  wanted === undefined || wanted === kind || (wanted === "effect" && kind === "cost");
