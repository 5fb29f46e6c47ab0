import type { StepsMatch } from "../declared.js";

/** Tokens of abilities' own on a figure, kept as lasting effects. */
export const marksOn = (match: StepsMatch, figure: string, mark: string): number =>
  match.lasting("do:mark").filter(({ data }) => {
    const marked = data as { readonly figure: string; readonly mark: string };
    return marked.figure === figure && marked.mark === mark;
  }).length;

export const isMarked = (match: StepsMatch, figure: string, mark: string): boolean => marksOn(match, figure, mark) > 0;

/** The token of this name that a figure has laid on the map. */
export const laidBy = (
  match: StepsMatch,
  figure: string,
  token: string,
): { readonly id: number; readonly space: string } | undefined => {
  const laid = match.lasting("do:laid").find(({ data }) => {
    const one = data as { readonly figure: string; readonly token: string };
    return one.figure === figure && one.token === token;
  });
  return laid === undefined ? undefined : { id: laid.id, space: (laid.data as { readonly space: string }).space };
};
