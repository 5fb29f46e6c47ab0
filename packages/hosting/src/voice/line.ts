import type { Params } from "@riposte/words";
import type { SeenEvent } from "./voice.js";

/** Words and what fills them, beside what the event says itself. */
export interface Told {
  readonly words: string;
  readonly params?: Params;
}

/** How one kind of event reads in a log. */
export interface Line {
  /** A heading begins a new part of the log, a decision an entry; a consequence is folded under the entry before it. */
  readonly as: "heading" | "decision" | "consequence";
  /** Its words, with the event's payload and the seat that acted as `actor`; nothing where it needs none. */
  tell(facts: Params): string | Told | null;
  /** The entry stays open until such an event: decisions in between are parts of it. */
  readonly until?: string;
  /** What is said once more is known of it: all that happened since it began. */
  outcome?(facts: Params, events: readonly SeenEvent[]): string | Told | null;
}

/** By event type; words alone are those of a consequence, and `null` needs none. */
export type Lines = Readonly<Record<string, Line | string | null>>;

type Telling = string | ((facts: Params) => string | Told | null);

const asTelling = (telling: Telling): Line["tell"] => (typeof telling === "string" ? () => telling : telling);

/** Begins a new part of the log. */
export const heading = (telling: Telling): Line => ({ as: "heading", tell: asTelling(telling) });

/** What a player chose, and what came of it. */
export const decision = (telling: Telling, more: Pick<Line, "until" | "outcome"> = {}): Line => ({
  as: "decision",
  tell: asTelling(telling),
  ...more,
});

/** What follows by rule, in words that depend on what happened. */
export const consequence = (telling: Telling): Line => ({ as: "consequence", tell: asTelling(telling) });

/** How an event reads; nothing where it is not listed. */
export function lineOf(lines: Lines | undefined, type: string): Line | null | undefined {
  const line = lines?.[type];
  return typeof line === "string" ? consequence(line) : line;
}
