import type { AttackKnowledge } from "@riposte/imperial-assault";
import { damageBy } from "./standing-odds.js";
import { isBought, surgeWorth } from "./worth.js";

/**
 * What bots have to know of surges.
 *
 * @example
 * const bot = greedyBot(context, surgeKnowledge);
 */
export const surgeKnowledge: AttackKnowledge = {
  damageFor({ surges }) {
    const damage = damageBy(surges);
    return (results, needed, pierce) => damage({ results, needed, pierce });
  },
  knows: isBought,
  worthOf: surgeWorth,
};
