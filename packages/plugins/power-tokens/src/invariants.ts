import { isInPlay } from "@riposte/imperial-assault";
import type { Reads } from "@riposte/kernel";
import type { PowerTokens } from "./declared.js";

/** Only figures in play have tokens; the one figure with room for three has no room for a fifth while one is discarded. */
export function invariants(match: Reads<PowerTokens>): readonly string[] {
  return Object.entries(match.slices["power-tokens"].held).flatMap(([figure, tokens]) => [
    ...(isInPlay(match, figure) ? [] : [`"${figure}" has power tokens and is not in play.`]),
    ...(tokens.length <= 4 ? [] : [`"${figure}" has ${tokens.length} power tokens.`]),
  ]);
}
