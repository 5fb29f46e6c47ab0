import { type Context, canTakeSpecial, type IaMatch } from "@riposte/imperial-assault";
import { type Contribution, type Offer, openWindow, runAbility } from "@riposte/kernel";
import {
  type Holders,
  holds,
  isPayable,
  isPossible,
  isSpent,
  type StepsMatch,
  sceneOf,
  spendLimit,
} from "@riposte/skirmish-steps";
import type { CardParts } from "./compile.js";

/** Special actions of the active figure: each once per activation, one action with attacks (rules 5). */
export const actionOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const { activation } = match.slices["imperial-assault"];
    if (activation?.figure == null || activation.actions === 0) return [];
    const { figure } = activation;
    if (match.value("figure:specials", { figure }, 1) <= 0) return [];
    const holders = holdersIn(match, "action").filter((holder) => holder.self === figure && holder.seat === seat);
    return holders.flatMap((holder) =>
      holder.parts.actions.flatMap(({ id, name, label, part, actions }) => {
        const scene = sceneOf(context, match, holder, { ability: id, subject: figure });
        if (holder.lost.includes(id)) return [];
        if (!canTakeSpecial(match as unknown as IaMatch, id, actions, part.attacks === true)) return [];
        if (isSpent(scene, id, part.limit) || !holds(scene, part.if) || !isPayable(scene, part.cost)) return [];
        if (!isPossible(scene, part.steps)) return [];
        return [
          match.offer({
            key: id,
            label: { id: "dc:special", params: { ability: label, actions } },
            effects: [
              { type: "action:spend", actions, special: id, ...(part.attacks === true ? { attacks: true } : {}) },
              ...spendLimit(scene, id, part.limit),
              runAbility({ ability: name, seat, source: figure, bindings: scene.bindings }),
              { type: "action:resolve", kind: "special" },
              openWindow("action:resolved", { kind: "special", figure }),
            ],
          }),
        ];
      }),
    );
  };

/** A figure that may perform several attack actions. */
export const multipleAttacks =
  (holdersIn: Holders<CardParts>) =>
  ({ figure }: { readonly figure: string }, match: StepsMatch): readonly Contribution[] =>
    holdersIn(match, "attacks").flatMap(({ self, parts, lost }) =>
      self !== figure
        ? []
        : parts.abilities.flatMap(({ id, ability }) =>
            ability.multipleAttacks === true && !lost.includes(id) ? [match.contribute("atLeast", 2, id)] : [],
          ),
    );
