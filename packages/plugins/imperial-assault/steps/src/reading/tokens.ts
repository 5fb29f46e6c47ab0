import type { StepsMatch } from "../declared.js";

/** Tokens spent in the attack under way; of the optional plugin that owns them only the name is known. */
export const committedTokens = (match: StepsMatch): readonly { readonly figure: string; readonly token: string }[] =>
  match
    .lasting("power-token:committed" as never)
    .filter(({ scope }) => scope === match.scope("attack"))
    .map(({ data }) => data);

/** May a figure spend a token more in the attack under way? */
export function maySpendToken(match: StepsMatch, figure: string): boolean {
  if (!match.has("power-tokens")) return false;
  const spent = committedTokens(match).filter((one) => one.figure === figure).length;
  return spent < match.value("power-token:spends" as never, { figure } as never, 1);
}

/** Power tokens of a figure, where the composition has the plugin. */
export function tokensOf(match: StepsMatch, figure: string): readonly string[] {
  const slices = match.slices as unknown as Readonly<Record<string, unknown>>;
  const held = slices["power-tokens"] as { readonly held?: Readonly<Record<string, readonly string[]>> } | undefined;
  return held?.held?.[figure] ?? [];
}
