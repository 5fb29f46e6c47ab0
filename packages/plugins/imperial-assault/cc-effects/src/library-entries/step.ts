import type { Effect } from "@riposte/kernel";

/** A step as data; its schema fills the defaults in when the card is read. */
export const step = (type: string, fields: object): Effect => ({ type, ...fields });

/** One list of steps or another. */
export const branch = (condition: object, so: readonly Effect[], otherwise: readonly Effect[] = []): Effect =>
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, never awaited
  step("do:if", { if: condition, then: so, ...(otherwise.length === 0 ? {} : { else: otherwise }) });
