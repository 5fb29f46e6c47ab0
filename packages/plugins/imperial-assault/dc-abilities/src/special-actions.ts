import { asGranted, type Context, canTakeSpecial, type GrantedAction, mayBeGranted } from "@riposte/imperial-assault";
import {
  type Holders,
  holds,
  isPayable,
  isPossible,
  isSpent,
  type Scene,
  type StepsMatch,
  sceneOf,
  spendLimit,
} from "@riposte/imperial-assault-steps";
import { type Contribution, effectsOf, type Offer, runAbility, type Spelling, spelledOffer } from "@riposte/kernel";
import type { DcAbilities } from "./declared.js";
import type { CardParts } from "./library/compile.js";
import { say } from "./messages.js";

const effects = effectsOf<DcAbilities>();

/** Special actions of the active figure: each once per activation, one action with attacks (rules 5). */
export const actionOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (_subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const { activation } = match.slices["imperial-assault"];
    if (activation?.figure == null || activation.actions === 0) return NOTHING;
    return specialsOf(context, holdersIn, match, activation.figure, seat, ({ id, actions, part }) =>
      canTakeSpecial(match, id, actions, part.attacks === true),
    );
  };

/** Special actions of one arrow that a figure may use as the action it is granted. */
export const grantedActionOffers =
  (context: Context, holdersIn: Holders<CardParts>) =>
  (subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    const { figure, only } = subject as GrantedAction;
    if (only?.includes("special") === false) return NOTHING;
    return specialsOf(
      context,
      holdersIn,
      match,
      figure,
      seat,
      ({ id, actions }) => actions === 1 && mayBeGranted(match, figure, id),
    ).map((offer) => asGranted(match, figure, offer));
  };

const NOTHING: readonly Offer[] = [];

type Action = CardParts["actions"][number];

/** What the cards of a figure let it do as a special action now; whether it has the action for it is asked first. */
function specialsOf(
  context: Context,
  holdersIn: Holders<CardParts>,
  match: StepsMatch,
  figure: string,
  seat: number,
  isLeft: (action: Action) => boolean,
): readonly Offer[] {
  let offers: Offer[] | undefined;
  for (const holder of holdersIn(match, "action")) {
    if (holder.self !== figure || holder.seat !== seat) continue;
    if (offers === undefined && match.value("figure:specials", { figure }, 1) <= 0) return NOTHING;
    offers ??= [];
    for (const action of holder.parts.actions) {
      const { id, part } = action;
      if (holder.lost.includes(id) || !isLeft(action)) continue;
      const scene = sceneOf(context, match, holder, { subject: figure }, id);
      if (isSpent(scene, id, part.limit) || !holds(scene, part.if)) continue;
      if (!isPayable(scene, part.cost) || !isPossible(scene, part.steps)) continue;
      const { bindings } = scene;
      offers.push(
        spelledOffer(id, acting, { action, figure, seat, bindings, limit: spendLimit(scene, id, part.limit) }),
      );
    }
  }
  return offers ?? NOTHING;
}

interface Acting {
  readonly action: Action;
  readonly figure: string;
  readonly seat: number;
  readonly bindings: Scene["bindings"];
  readonly limit: ReturnType<typeof spendLimit>;
}

const acting: Spelling<DcAbilities, Acting> = {
  label: ({ action: { label, actions } }) => say("dc:special", { ability: label, actions }),
  effects: ({ action: { id, name, part, actions }, figure, seat, bindings, limit }) => [
    { type: "action:spend", actions, special: id, ...(part.attacks === true ? { attacks: true } : {}) },
    ...limit,
    runAbility({ ability: name, seat, source: figure, bindings }),
    { type: "action:resolve", kind: "special" },
    effects.open("action:resolved", { kind: "special", figure, resolved: id }),
  ],
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
