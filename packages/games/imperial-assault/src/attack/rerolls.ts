import type { Offer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { isAttackDie } from "../dice/dice.js";
import { bodyOf, isInPlay } from "../figures/lookup.js";
import { currentAttack, diceLeft } from "./current.js";

/** Who rerolls: the ability, which dice it may take, and how many. */
interface Rerolling {
  readonly by: string;
  readonly dice: "attack" | "defense" | "any";
  readonly count?: number;
}

/** A reroll of each die that was not rerolled yet, while the ability has rerolls left in this attack. */
function rerollOffers(match: IaMatch, { by, dice, count = 1 }: Rerolling): readonly Offer[] {
  const attack = currentAttack(match);
  if (attack === undefined || attack.used.filter((ability) => ability === by).length >= count) return [];
  return diceLeft(match).flatMap(({ die, face, rerolled, place: index }) => {
    const isAllowed = dice === "any" || isAttackDie(die) === (dice === "attack");
    if (!isAllowed || rerolled) return [];
    return [
      match.offer({
        key: `${by}:${index}`,
        label: { id: "ia:reroll", params: { die, face, by } },
        effects: [
          { type: "attack:use", ability: by },
          { type: "attack:reroll", die: index, by },
        ],
      }),
    ];
  });
}

/** Professional: the attacker may reroll one attack die (rules 8.2). */
export const professionalOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: IaMatch): readonly Offer[] => {
    const attack = currentAttack(match);
    if (attack === undefined || attack.seat !== seat || !isInPlay(match, attack.attacker)) return [];
    const { attacker: figure } = attack;
    const printed = bodyOf(context, match, figure).keywords.professional === true ? 1 : 0;
    return match.value("figure:professional", { figure }, printed) > 0
      ? rerollOffers(match, { by: "professional", dice: "attack" })
      : [];
  };
