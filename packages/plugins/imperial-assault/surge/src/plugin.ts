import type { Context } from "@riposte/imperial-assault";
import { definePlugin, type Plugin } from "@riposte/kernel";
import { type BookOptions, surgeBook } from "./book.js";
import { declared, type Surge } from "./declared.js";
import { grantEffects, takeUp } from "./granting.js";
import { messages } from "./messages.js";
import { surgeOffers } from "./offers.js";

/**
 * Surge abilities: what the attacker buys with the surges that are left.
 *
 * @example
 * const context = createContext(facts, maps);
 * const game = compose([imperialAssault(context), surge(context)]);
 */
export const surge = (context: Context, options: BookOptions = {}): Plugin<Surge> =>
  definePlugin<Surge>(declared, {
    effects: grantEffects,
    on: { "attack:declared": takeUp },
    offer: { "attack:surges": surgeOffers(context, surgeBook(options)) },
    messages,
    facts: { library: options.library ?? null },
  });
