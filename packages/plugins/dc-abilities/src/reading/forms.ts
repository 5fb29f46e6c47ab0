import type { DcMatch } from "../declared.js";

/** The form or loadout card a figure has, if any. */
export function formOf(match: DcMatch, figure: string): string | undefined {
  const held = match.lasting("dc:form").findLast(({ data }) => (data as { readonly figure: string }).figure === figure);
  return (held?.data as { readonly card: string } | undefined)?.card;
}
