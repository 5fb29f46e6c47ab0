import type { StepsMatch } from "../declared.js";

/** The form or loadout card a figure has, if any. */
export function formOf(match: StepsMatch, figure: string): string | undefined {
  const held = match.lasting("do:form").findLast(({ data }) => data.figure === figure);
  return held?.data.card;
}
