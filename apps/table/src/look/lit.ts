import type { Key } from "@riposte/kernel";

/** Marks a thing as an answer to the pending question, or several: nothing else is ever lit. */
export const lit = (...keys: readonly Key[]): { readonly "data-lit"?: string } =>
  keys.length === 0 ? {} : { "data-lit": JSON.stringify(keys) };
