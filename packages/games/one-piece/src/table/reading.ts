import type { LiveMatch } from "@riposte/kernel/run";
import type { Reading } from "./stats.js";

/**
 * What `powerOf` and its like need, for apps that hold a match: the cards of a seat's view, the values of the match. Numbers of
 * cards in view depend on open things only.
 *
 * @example
 * powerOf(context, readingOf(match.viewFor(seat).slices, match), id);
 */
export function readingOf(
  slices: Readonly<Record<string, unknown>>,
  match: Pick<LiveMatch<unknown>, "explain">,
): Reading {
  const explain = ((name: string, subject: unknown, base: number) =>
    match.explain(name, subject, base)) as Reading["explain"];
  return {
    slices: slices as Reading["slices"],
    explain,
    value: ((name: never, subject: never, base: number) => explain(name, subject, base).value) as Reading["value"],
  };
}
