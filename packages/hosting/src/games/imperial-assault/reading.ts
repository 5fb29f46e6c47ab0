import type { Reading } from "@riposte/imperial-assault";
import type { LiveMatch } from "@riposte/kernel/run";

/** What numbers of an attack are read from, for apps that hold a match: the slices a seat sees, the values of the match. */
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
