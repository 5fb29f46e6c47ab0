import { definePlugin, type Plugin, type Reads } from "@riposte/kernel";
import { declared, type PowerTokens } from "./declared.js";
import { messages } from "./messages.js";
import { tokenQuestions } from "./questions.js";
import { committedResults, spendOffers } from "./spending.js";
import { forgetTokens, shareOut, takeEarned, tokenEffects } from "./tokens.js";

/**
 * Power tokens: figures gain them, keep two, and spend one per attack when it is declared.
 *
 * @example
 * const game = compose([imperialAssault(context), powerTokens()]);
 */
export const powerTokens = (): Plugin<PowerTokens> =>
  definePlugin<PowerTokens>(declared, {
    effects: tokenEffects,
    on: { "figure:fell": forgetTokens, "power:earned": takeEarned, "power:shared": shareOut },
    modify: { "attack:results": committedResults },
    offer: { "attack:declare": spendOffers },
    questions: tokenQuestions,
    messages,
    invariants,
  });

/**
 * The one figure with room for three has no room for a fifth while one is discarded. A figure that fell keeps its tokens until
 * the effects of its defeat are through, so that is no breach.
 */
function invariants(match: Reads<PowerTokens>): readonly string[] {
  return Object.entries(match.slices["power-tokens"].held).flatMap(([figure, tokens]) => [
    ...(tokens.length <= 4 ? [] : [`"${figure}" has ${tokens.length} power tokens.`]),
  ]);
}
