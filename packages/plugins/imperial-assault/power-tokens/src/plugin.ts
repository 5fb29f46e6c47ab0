import { definePlugin, type Plugin } from "@riposte/kernel";
import { declared, type PowerTokens } from "./declared.js";
import { invariants } from "./invariants.js";
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
