import { type Context, canTakeSpecial } from "@riposte/imperial-assault";
import { type Contribution, type Effect, effectsOf, type Offer, runAbility } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import type { Moment } from "../language/moment.js";
import { type Part, runningOf } from "../library/parts.js";
import { say } from "../messages.js";
import { holds } from "../reading/condition.js";
import { isPayable } from "../reading/costs.js";
import { isSpent, spendLimit } from "../reading/limits.js";
import { isPossible } from "../reading/possible.js";
import type { Scene } from "../reading/scene.js";
import { type Holder, type Holders, sceneOf } from "./holders.js";
import { isIn, type Situation, situationOf } from "./roles.js";

const { open } = effectsOf<SkirmishSteps>();

/** What abilities offer a seat at a window, and what they force; or what they offer at another window, as far as it fits here. */
export const momentOffers = (
  context: Context,
  holdersIn: Holders,
  window: string,
  { of = window, fits = () => true }: { readonly of?: string; readonly fits?: (moment: Moment) => boolean } = {},
) => {
  const topic = `at:${of}`;
  return (subject: unknown, seat: number, match: StepsMatch): readonly Offer[] => {
    let offers: Offer[] | undefined;
    let situation: Situation | undefined;
    for (const holder of holdersIn(match, topic)) {
      if (holder.seat !== seat) continue;
      situation ??= situationOf(match, window, subject);
      for (const part of holder.parts.at.get(of) ?? NOTHING) {
        if (!fits(part.part)) continue;
        if (holder.lost.length > 0 && holder.lost.includes(part.id)) continue;
        if (!isIn(match, holder, part.part.as, situation)) continue;
        if (!mayAct(match, holder, part)) continue;
        const scene = sceneOf(context, match, holder, situation.bindings, part.id);
        if (!isOpen(scene, part.part)) continue;
        offers ??= [];
        offers.push(asOffer(scene, holder, part));
      }
    }
    return offers ?? NOTHING;
  };
};

const NOTHING: readonly never[] = [];

/** What movement points buy besides steps, also outside one's activation: nothing that is once in one (rules 5). */
export const pointOffers = (context: Context, holdersIn: Holders) =>
  momentOffers(context, holdersIn, "points:spending", {
    of: "activation:act",
    fits: (moment) => moment.cost?.points !== undefined && limitOf(moment)?.endsWith("activation") !== true,
  });

/** A figure with something that movement points buy may want them without a step. */
export const pointsWorth =
  (holdersIn: Holders) =>
  ({ figure }: { readonly figure: string }, match: StepsMatch): Contribution | undefined => {
    for (const { self, parts } of holdersIn(match, "at:activation:act"))
      if (self === figure && parts.at.get("activation:act")?.some(({ part }) => part.cost?.points !== undefined))
        return match.add(1, "what points buy");
    return undefined;
  };

/** Its limit and its action are left, whatever the moment is. */
const mayAct = (match: StepsMatch, { self, seat }: Holder, { id, part }: Part<Moment>): boolean =>
  !isSpent({ match, self, seat }, id, limitOf(part)) &&
  (part.special === undefined || canTakeSpecial(match, id, part.special));

const isOpen = (scene: Scene, part: Moment): boolean =>
  holds(scene, part.if) && isPayable(scene, part.cost) && isPossible(scene, part.steps);

/** The figure's own time asks again and again, so what it offers there is once per activation unless it says otherwise. */
const limitOf = ({ limit, at, special }: Moment): Moment["limit"] =>
  limit ?? (at === "activation:act" && special === undefined ? "activation" : undefined);

function asOffer(scene: Scene, { self, seat, card, spend = [] }: Holder, moment: Part<Moment>): Offer {
  const { id, name, label, part } = moment;
  return scene.match.offer({
    key: `${name}@${self || card}`,
    label: say("do:ability", { ability: part.label ?? label, figure: self }),
    kind: part.forced === true ? "forced" : "optional",
    effects: [
      ...spendLimit(scene, id, limitOf(part)),
      ...(spend as readonly never[]),
      ...asAction(id, part, self, [runAbility({ ...runningOf(moment), seat, source: self, bindings: scene.bindings })]),
    ],
  });
}

/** A special action costs actions and is one that resolved. */
function asAction(id: string, { special }: Moment, figure: string, effects: readonly Effect[]): readonly never[] {
  const wrapped =
    special === undefined
      ? effects
      : [
          { type: "action:spend", actions: special, special: id },
          ...effects,
          { type: "action:resolve", kind: "special" },
          open("action:resolved", { kind: "special", figure, resolved: id }),
        ];
  return wrapped as readonly never[];
}
