import { effectsOf, type Key, type Message, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { AttackVars } from "../attack/declaring.js";
import type { Figure as BoardFigure } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { aimingOf, spacesAimedAt } from "../figures/aiming.js";
import { standing } from "../figures/field.js";
import { bodyOf, canAct, figureOf, has, suffers } from "../figures/lookup.js";
import { attackTypeOf } from "../figures/stats.js";
import { say } from "../messages.js";
import { attackableObjects } from "../mission/objects.js";
import { moveAction, placesToGo, wayOffer } from "../moving/going.js";
import { mayNotLeave } from "../moving/modes.js";
import { freeInteractions, interactions } from "./interacting.js";
import { whyNot } from "./why-not.js";

const effects = effectsOf<ImperialAssault>();

/** What the active figure may do by the base rules: its actions, and spending movement points (rules 5). */
export const actingOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: IaMatch): readonly Offer[] => {
    const { activation } = match.slices["imperial-assault"];
    const id = activation?.figure;
    if (activation == null || id == null || !canAct(match, id) || figureOf(match, id).seat !== seat) return [];
    const offers = placesToGo(context, match, id);
    offers.push(...freeInteractions(context, match, id));
    if (activation.actions === 0) return offers;
    // walking takes its Move action by itself
    if (match.value("points:worth", { figure: id }, 0) > 0) offers.push(moveAction(context, match, id));
    if (mayAttack(match, id)) offers.push(...attackActions(context, match, id));
    offers.push(...interactions(context, match, id));
    for (const discard of discardActions(match, id))
      if (canTakeSpecial(match, String(discard.key), 1)) offers.push(discard);
    return offers;
  };

/** What is as legal and not listed: a Move action without a step, and a way of one's own to a place, `go:b2>d4` (rules 5, 7). */
export const actingUnlisted =
  (context: Context) =>
  (key: Key, _subject: unknown, seat: number, match: IaMatch): Offer | Message | undefined => {
    const { activation } = match.slices["imperial-assault"];
    const id = activation?.figure;
    if (activation == null || id == null || !canAct(match, id) || figureOf(match, id).seat !== seat) return undefined;
    if (key === "move") return activation.actions > 0 ? moveAction(context, match, id) : say("ia:no-actions");
    const [verb, way = ""] = String(key).split(":", 2) as [string, string | undefined];
    if (verb !== "go") return undefined;
    const isOwnWay = way.includes(">") && !mayNotLeave(match, id);
    return isOwnWay ? wayOffer(context, match, id, way) : whyNot(context, match, `go:${way.split(">").at(-1)}`);
  };

/** May the active figure take this special action now? Each once per activation, and one attack action (rules 5). */
export function canTakeSpecial(match: IaMatch, special: string, actions: number, attacks = false): boolean {
  const { activation } = match.slices["imperial-assault"];
  if (activation?.figure == null) return false;
  return (
    activation.actions >= actions &&
    mayRepeat(match, activation.figure, activation.specials, special) &&
    (!attacks || mayAttack(match, activation.figure))
  );
}

/** A special action taken already may be taken again only where an effect says so, and then it is the only such one. */
function mayRepeat(match: IaMatch, figure: string, taken: readonly string[], special: string): boolean {
  const times = taken.filter((one) => one === special).length;
  if (times === 0) return true;
  const isOther = taken.some((one, index) => one !== special && taken.indexOf(one) < index);
  return !isOther && times < match.value("activation:repeats", { figure }, 1);
}

/** Only one action of an activation contains attacks, unless the figure may do so several times; Stunned figures declare none. */
function mayAttack(match: IaMatch, figure: string): boolean {
  const { activation } = match.slices["imperial-assault"];
  if (suffers(match, figure, "stun")) return false;
  return activation?.hasAttacked === false || match.value("activation:attacks", { figure }, 1) > 1;
}

/** An attack on everything a figure could target. */
export function attackActions(context: Context, match: IaMatch, attacker: string): readonly Offer[] {
  const { attack } = bodyOf(context, match, attacker);
  if (attack === null || suffers(match, attacker, "stun")) return [];
  const type = attackTypeOf(context, match, attacker) ?? attack.type;
  const { seat } = figureOf(match, attacker);
  const offers: Offer[] = [];
  const aiming = aimingOf(context, match, attacker, type);
  const offer = (to: BoardFigure) => {
    for (const targetSpace of spacesAimedAt(match, aiming, to))
      offers.push(attackAction({ attacker, defender: to.id, targetSpace, seat }));
  };
  for (const figure of aiming.field.figures) if (figure.side !== aiming.from.side) offer(figure);
  for (const object of attackableObjects(context, match)) offer(standing(context, match, object));
  return offers;
}

const attackAction = (attack: AttackVars): Offer =>
  spelledOffer(`attack:${attack.defender}:${attack.targetSpace}`, attacking, attack);

const attacking: Spelling<ImperialAssault, AttackVars> = {
  label: ({ defender, targetSpace }) => say("ia:attack", { target: defender, space: targetSpace }),
  effects: (attack) => [
    { type: "action:spend", actions: 1, attacks: true },
    effects.call("attack", attack),
    { type: "action:resolve", kind: "attack" },
    effects.open("action:resolved", { figure: attack.attacker, kind: "attack" }),
  ],
};

const DISCARDABLE = ["stun", "bleed"] as const;

/** Stunned and Bleeding are discarded by a special action each. */
export function discardActions(match: IaMatch, figure: string): readonly Offer[] {
  if (!DISCARDABLE.some((condition) => has(match, figure, condition))) return NONE;
  return DISCARDABLE.filter((condition) => has(match, figure, condition)).map((condition) =>
    match.offer({
      key: `discard:${condition}`,
      label: say(`ia:discard-${condition}`),
      effects: [
        { type: "action:spend", actions: 1, special: `discard:${condition}` },
        { type: "figure:lose", figure, condition },
        { type: "action:resolve", kind: "discard" },
        effects.open("action:resolved", { figure, kind: "discard" }),
      ],
    }),
  );
}

const NONE: readonly Offer[] = [];
