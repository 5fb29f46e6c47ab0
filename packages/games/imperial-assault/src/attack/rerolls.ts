import type { Offer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { isAttackDie } from "../dice/dice.js";
import { bodyOf, isInPlay } from "../figures/lookup.js";
import { say } from "../messages.js";
import { attackIn, diceLeft } from "./current.js";

const BY = "professional";

/** Professional: the attacker may reroll one attack die that was not rerolled yet (rules 8.2). */
export const professionalOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: IaMatch): readonly Offer[] => {
    const { attacker: figure, seat: mine, used } = attackIn(match);
    if (mine !== seat || used.includes(BY) || !isInPlay(match, figure)) return [];
    const printed = bodyOf(context, match, figure).keywords.professional === true ? 1 : 0;
    return match.value("figure:professional", { figure }, printed) > 0 ? rerollOffers(match) : [];
  };

function rerollOffers(match: IaMatch): readonly Offer[] {
  const open = diceLeft(match).filter(({ die, rerolled }) => isAttackDie(die) && !rerolled);
  return open.map(({ die, face, place }) =>
    match.offer({
      key: `${BY}:${place}`,
      label: say("ia:reroll", { die, face, by: BY }),
      effects: [
        { type: "attack:use", ability: BY },
        { type: "attack:reroll", die: place, by: BY },
      ],
    }),
  );
}
