import type { StepsMatch } from "../declared.js";

/** Tokens spent in the attack under way. */
export const committedTokens = (match: StepsMatch): readonly { readonly figure: string; readonly token: string }[] =>
  match
    .lasting("power-token:committed")
    .filter(({ scope }) => scope === match.scope("attack"))
    .map(({ data }) => data);

/** May a figure spend a token more in the attack under way? */
export function maySpendToken(match: StepsMatch, figure: string): boolean {
  if (!match.has("power-tokens")) return false;
  const spent = committedTokens(match).filter((one) => one.figure === figure).length;
  return spent < match.value("power-token:spends", { figure }, 1);
}

/** Power tokens of a figure, where the composition has the plugin. */
export function tokensOf(match: StepsMatch, figure: string): readonly string[] {
  return match.slices["power-tokens"]?.held[figure] ?? [];
}
