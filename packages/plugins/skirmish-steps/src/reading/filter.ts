import {
  type BodyCard,
  deployed,
  figureCostOf,
  HARMFUL,
  healthOf,
  type IaMatch,
  type Trait,
} from "@riposte/imperial-assault";
import type { Filter, Who } from "../language/filter.js";
import { fitsGroupCard } from "./group-cards.js";
import { isMarked } from "./marks.js";
import { fitsPlace } from "./places.js";
import { figuresBound, listed, type Scene, tableOf } from "./scene.js";
import { tokensOf } from "./tokens.js";
import { affiliationOf, traitsOf } from "./traits.js";

/** Figures in play that fit, in table order. */
export function figuresThat(scene: Scene, filter: Filter): readonly string[] {
  return deployed(scene.match)
    .map(({ id }) => id)
    .filter((id) => fits(scene, id, filter));
}

/** A bound figure, or all that fit. */
export const figuresOf = (scene: Scene, who: Who): readonly string[] =>
  typeof who === "string" ? figuresBound(scene, who) : figuresThat(scene, who);

/** Does a figure fit? */
export function fits(scene: Scene, id: string, filter: Filter): boolean {
  const figure = tableOf(scene).figures[id];
  if (figure === undefined) return false;
  return (
    fitsSide(scene, id, figure.seat, filter) &&
    fitsCard(scene, id, scene.context.body(figure.card), filter) &&
    fitsState(scene, id, filter) &&
    fitsPlace(scene, id, filter) &&
    (filter.having === undefined || hasSome(scene, id, filter.having)) &&
    (filter.any === undefined || filter.any.some((one) => fits(scene, id, one)))
  );
}

const hasSome = (scene: Scene, id: string, filter: Filter): boolean =>
  figuresThat({ ...scene, bindings: { ...scene.bindings, it: id } }, filter).length > 0;

/** Whoever fell is no longer there: its side and its card still are. */
export function fitsFallen(scene: Scene, filter: Filter): boolean {
  const fallen = scene.bindings.fallen as Fallen | undefined;
  if (fallen === undefined) return false;
  return (
    fitsSide(scene, fallen.figure, fallen.seat, filter) &&
    fitsCard(scene, fallen.figure, scene.context.body(fallen.card), filter)
  );
}

interface Fallen {
  readonly figure: string;
  readonly card: string;
  readonly seat: number;
}

function fitsSide(scene: Scene, id: string, seat: number, { side, other, group, groupOf, not, is }: Filter): boolean {
  if (side === "friendly" && seat !== scene.seat) return false;
  if (side === "hostile" && seat === scene.seat) return false;
  if (other === true && id === scene.self) return false;
  if (group !== undefined) {
    const { figures } = tableOf(scene);
    const own = figures[scene.self]?.group ?? scene.bindings.group;
    if ((figures[id]?.group === own) !== (group === "own")) return false;
  }
  if (groupOf !== undefined) {
    const { figures } = tableOf(scene);
    if (!figuresBound(scene, groupOf).some((one) => figures[one]?.group === figures[id]?.group)) return false;
  }
  if (not !== undefined && listed(not).some((ref) => figuresBound(scene, ref).includes(id))) return false;
  return is === undefined || listed(is).some((ref) => figuresBound(scene, ref).includes(id));
}

function fitsCard(scene: Scene, id: string, card: BodyCard, filter: Filter): boolean {
  const { trait, notTrait, name, card: ids, affiliation, unique, elite, small, massive, mobile, companion } = filter;
  if (trait !== undefined || notTrait !== undefined) {
    const isThere = tableOf(scene).figures[id] !== undefined;
    const traits = isThere ? traitsOf(scene.context, scene.match, id) : card.traits;
    if (trait !== undefined && !listed(trait).some((one) => traits.includes(one as Trait))) return false;
    if (notTrait !== undefined && listed(notTrait).some((one) => traits.includes(one as Trait))) return false;
  }
  if (name !== undefined && !listed(name).includes(card.name)) return false;
  if (ids !== undefined && !listed(ids).includes(card.id)) return false;
  if (affiliation !== undefined && affiliationOf(scene.context, scene.match, id) !== affiliation) return false;
  if (unique !== undefined && card.unique !== unique) return false;
  if (elite !== undefined && (card.kind !== "figure" || card.elite !== elite)) return false;
  if (small !== undefined && (card.base.width * card.base.length === 1) !== small) return false;
  if (massive !== undefined && (card.keywords.massive === true) !== massive) return false;
  if (mobile !== undefined && (card.keywords.mobile === true) !== mobile) return false;
  if (companion !== undefined && (card.kind === "companion") !== companion) return false;
  if (!fitsCost(scene, id, card, filter)) return false;
  if (filter.groupCostAtMost !== undefined && (card.kind === "companion" || card.cost > filter.groupCostAtMost))
    return false;
  if (!fitsGroupCard(scene, id, card, filter)) return false;
  if (filter.diceAtMost !== undefined && (card.attack?.dice.length ?? 0) > filter.diceAtMost) return false;
  return filter.attack === undefined || card.attack?.type === filter.attack;
}

function fitsCost(scene: Scene, id: string, card: BodyCard, filter: Filter): boolean {
  const { costAtMost, costAtLeast, cheaperThanSelf, highestCost } = filter;
  if ((costAtMost ?? costAtLeast ?? cheaperThanSelf ?? highestCost) === undefined) return true;
  const cost = costIn(scene, id, card);
  if (costAtMost !== undefined && cost > costAtMost) return false;
  if (costAtLeast !== undefined && cost < costAtLeast) return false;
  if (cheaperThanSelf === true && cost >= costIn(scene, scene.self)) return false;
  if (highestCost !== true) return true;
  const side = deployed(scene.match).filter(({ seat }) => seat === tableOf(scene).figures[id]?.seat);
  return side.every((other) => costIn(scene, other.id) <= cost);
}

/** Figure cost; whoever is not in play has the printed one. */
function costIn(scene: Scene, id: string, printed?: BodyCard): number {
  if (tableOf(scene).figures[id] !== undefined)
    return figureCostOf(scene.context, scene.match as unknown as IaMatch, id);
  return printed === undefined || printed.kind === "companion" ? 0 : printed.figureCost;
}

function fitsState(scene: Scene, id: string, filter: Filter): boolean {
  const { figures, groups } = tableOf(scene);
  const { conditions, damage, group } = figures[id] as { conditions: string[]; damage: number; group: string };
  const has = (one: string) =>
    one === "harmful" ? conditions.some((held) => HARMFUL.includes(held as never)) : conditions.includes(one);
  if (filter.has !== undefined && !listed(filter.has).some(has)) return false;
  if (filter.lacks !== undefined && listed(filter.lacks).some(has)) return false;
  const harmful = () => conditions.filter((one) => HARMFUL.includes(one as never)).length;
  if (filter.harmfulAtLeast !== undefined && harmful() < filter.harmfulAtLeast) return false;
  if (filter.damageAtLeast !== undefined && damage < filter.damageAtLeast) return false;
  if (filter.damageAtMost !== undefined && damage > filter.damageAtMost) return false;
  if (filter.healthLeftAtMost !== undefined) {
    const left = healthOf(scene.context, scene.match as unknown as IaMatch, id) - damage;
    if (left > filter.healthLeftAtMost) return false;
  }
  if (filter.attachment !== undefined && groups[group]?.attachments.includes(filter.attachment) !== true) return false;
  if (filter.ready !== undefined && groups[group]?.ready !== filter.ready) return false;
  if (filter.marked !== undefined && !isMarked(scene.match, id, filter.marked)) return false;
  if (filter.unmarked !== undefined && isMarked(scene.match, id, filter.unmarked)) return false;
  if (filter.token === undefined) return true;
  const tokens = tokensOf(scene.match, id);
  if (typeof filter.token === "boolean") return tokens.length > 0 === filter.token;
  return tokens.includes(filter.token);
}
