import type { StepsMatch } from "../declared.js";

/** Tokens of abilities' own on a figure, kept as lasting effects. */
export const marksOn = (match: StepsMatch, figure: string, mark: string): number =>
  match
    .lasting("do:mark")
    .filter((one) => one.data.figure === figure && one.data.mark === mark && isOfThisAttack(match, one)).length;

/** Attacks nest: what is kept for one is not there in another inside it. */
export const isOfThisAttack = (
  match: StepsMatch,
  { scope, data }: { readonly scope: number | null; readonly data: { readonly attack?: true | undefined } },
): boolean => data.attack !== true || scope === match.scope("attack");

export const isMarked = (match: StepsMatch, figure: string, mark: string): boolean => marksOn(match, figure, mark) > 0;

/** The token of this name that a figure has laid on the map. */
export const laidBy = (
  match: StepsMatch,
  figure: string,
  token: string,
): { readonly id: number; readonly space: string } | undefined => {
  const laid = match.lasting("do:laid").find(({ data }) => data.figure === figure && data.token === token);
  return laid === undefined ? undefined : { id: laid.id, space: laid.data.space };
};
