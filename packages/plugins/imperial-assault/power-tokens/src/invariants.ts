import type { Reads } from "@riposte/kernel";
import type { PowerTokens } from "./declared.js";

/**
 * The one figure with room for three has no room for a fifth while one is discarded. A figure that fell keeps its tokens until
 * the effects of its defeat are through, so that is no breach.
 */
export function invariants(match: Reads<PowerTokens>): readonly string[] {
  return Object.entries(match.slices["power-tokens"].held).flatMap(([figure, tokens]) => [
    ...(tokens.length <= 4 ? [] : [`"${figure}" has ${tokens.length} power tokens.`]),
  ]);
}
