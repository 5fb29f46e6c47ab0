import {
  asGranted,
  type Context,
  canTakeSpecial,
  type GrantedAction,
  type IaMatch,
  mayBeGranted,
} from "@riposte/imperial-assault";
import { type Contribution, effectsOf, type Offer, runAbility } from "@riposte/kernel";
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
import type { DcAbilities } from "./declared.js";
import type { CardParts } from "./library/compile.js";

const effects = effectsOf<DcAbilities>();

/** Special actions of the active figure: each once per activation, one action with attacks (rules 5). */
export const actionOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const { activation } = match.slices["imperial-assault"];
    if (activation?.figure == null || activation.actions === 0) return [];
    return specialsOf(context, holdersIn, match, activation.figure, seat)
      .filter(({ id, actions, attacks }) => canTakeSpecial(match as unknown as IaMatch, id, actions, attacks))
      .map(({ offer }) => offer);
  };

/** Special actions of one arrow that a figure may use as the action it is granted. */
export const grantedActionOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const { figure, only } = subject as GrantedAction;
    if (only?.includes("special") === false) return [];
    return specialsOf(context, holdersIn, match, figure, seat)
      .filter(({ id, actions }) => actions === 1 && mayBeGranted(match as unknown as IaMatch, figure, id))
      .map(({ offer }) => asGranted(match as unknown as IaMatch, figure, offer));
  };

interface Special {
  readonly id: string;
  readonly actions: number;
  readonly attacks: boolean;
  readonly offer: Offer;
}

/** What the cards of a figure let it do as a special action now. */
function specialsOf(
  context: Context,
  holdersIn: Holders<CardParts>,
  match: StepsMatch,
  figure: string,
  seat: number,
): readonly Special[] {
  if (match.value("figure:specials", { figure }, 1) <= 0) return [];
  const holders = holdersIn(match, "action").filter((holder) => holder.self === figure && holder.seat === seat);
  return holders.flatMap((holder) =>
    holder.parts.actions.flatMap(({ id, name, label, part, actions }) => {
      const scene = sceneOf(context, match, holder, { subject: figure }, id);
      if (holder.lost.includes(id) || isSpent(scene, id, part.limit)) return [];
      if (!holds(scene, part.if) || !isPayable(scene, part.cost) || !isPossible(scene, part.steps)) return [];
      const attacks = part.attacks === true;
      const offer = match.offer({
        key: id,
        label: { id: "dc:special", params: { ability: label, actions } },
        effects: [
          { type: "action:spend", actions, special: id, ...(attacks ? { attacks } : {}) },
          ...spendLimit(scene, id, part.limit),
          runAbility({ ability: name, seat, source: figure, bindings: scene.bindings }),
          { type: "action:resolve", kind: "special" },
          effects.open("action:resolved", { kind: "special", figure, resolved: id }),
        ],
      });
      return [{ id, actions, attacks, offer }];
    }),
  );
}

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
