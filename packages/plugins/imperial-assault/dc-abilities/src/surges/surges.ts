import { type Context, currentAttack } from "@riposte/imperial-assault";
import { type Holders, holds, isSpent, type StepsMatch, sceneOf, spendLimit } from "@riposte/imperial-assault-steps";
import { type Offer, runAbility } from "@riposte/kernel";
import type { CardParts } from "../library/compile.js";
import { say } from "../messages.js";
import { surgeUses } from "./surge-uses.js";

/** Named surge abilities: bought like any other, and their steps run. */
export const surgeOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const attack = currentAttack(match);
    if (attack === undefined || attack.seat !== seat) return [];
    const { attacker, defender, targetSpace } = attack;
    return holdersIn(match, "surge")
      .filter(({ self }) => self === attacker)
      .flatMap((holder) =>
        holder.parts.surges.flatMap(({ id, name, label, key, cost, part, surge }) => {
          const used = attack.spent.filter((spent) => spent.split("*")[0] === key).length;
          const uses = surgeUses(match, attacker, surge);
          if (cost > attack.surges || uses <= 0 || (used >= uses && part.repeat !== true)) return [];
          const scene = sceneOf(context, match, { ...holder, seat }, { attacker, defender, targetSpace }, id);
          if (isSpent(scene, id, part.limit) || !holds(scene, part.if)) return [];
          return [
            match.offer({
              key: used === 0 ? key : `${key}*${used}`,
              label: say("dc:surge", { ability: label, cost }),
              effects: [
                { type: "attack:spend", surge: used === 0 ? key : `${key}*${used}`, cost },
                ...spendLimit(scene, id, part.limit),
                runAbility({ ability: name, seat, source: attacker, bindings: scene.bindings }),
              ],
            }),
          ];
        }),
      );
  };
