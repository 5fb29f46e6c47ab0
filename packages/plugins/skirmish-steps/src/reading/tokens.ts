import type { StepsMatch } from "../declared.js";

/** Power tokens of a figure, where the composition has the plugin. */
export function tokensOf(match: StepsMatch, figure: string): readonly string[] {
  const slices = match.slices as unknown as Readonly<Record<string, unknown>>;
  const held = slices["power-tokens"] as { readonly held?: Readonly<Record<string, readonly string[]>> } | undefined;
  return held?.held?.[figure] ?? [];
}
