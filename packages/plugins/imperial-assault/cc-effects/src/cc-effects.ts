import type { Context } from "@riposte/imperial-assault";
import type { Plugin } from "@riposte/kernel";
import { readCards } from "./cards/read-cards.js";
import type { CcEffects } from "./declared.js";
import { ccEffectsOf } from "./plugin.js";

/**
 * Command cards, from library entries or in steps.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), ccEffects(context, commandEffects)]);
 */
export const ccEffects = (context: Context, files: Readonly<Record<string, unknown>>): Plugin<CcEffects> =>
  ccEffectsOf(context, readCards(context, files));
