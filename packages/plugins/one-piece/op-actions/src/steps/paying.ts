import type { Effect } from "@riposte/kernel";
import {
  type Cause,
  cardOf,
  fightersOf,
  mayBeKoed,
  mayBeRested,
  mayMove,
  mayStand,
  mayTurn,
  sideOf,
} from "@riposte/one-piece";
import type { Count, Num, Selector } from "../language/expression.js";
import type { Goal } from "../language/goal.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf } from "../reading/scene.js";
import { boundsOf, candidates, isActiveDon, isDon, needOf, type Selection, selectionOf } from "../reading/select.js";
import { causeOf } from "./cause.js";
import { givableTo } from "./giving-don.js";

/** The fields costs are judged by; every verb has some of them. */
interface Written extends Effect {
  readonly target?: Selector;
  readonly count?: Num | Count;
  readonly player?: "you" | "opponent";
  readonly active?: true;
  readonly from?: "rested" | "active" | "any" | "given";
  readonly face?: "up" | "down";
  readonly to?: Goal;
}

const COUNTED = ["op:giveDon", "op:detachDon", "op:draw", "op:restDon", "op:addDon"];

/** How much a cost must really do to be paid (rules 11). */
export function priceOf(scene: Scene, step: Effect): number {
  const { type, target, count } = step as Written;
  if (COUNTED.includes(type)) return numberOf(scene, count as Num);
  if (type === "op:returnDon") return needOf(scene, { ref: "self", count: count as Count });
  return target === undefined ? 0 : needOf(scene, target);
}

/** `openly`: by public information alone, any card of a hand may be the one that pays. */
type Known = "openly" | "really";

/** Can all of this be done in full now, one after the other? No card and no active DON!! pays twice. */
export function canPayAll(scene: Scene, costs: readonly Effect[], known: Known = "really"): boolean {
  if (!costs.every((cost) => canPay(scene, cost, known))) return false;
  if (costs.length < 2) return true;
  return hasDonForAll(scene, costs) && hasCardsForAll(scene, costs, known);
}

/** Can this be done in full now? */
function canPay(scene: Scene, step: Effect, known: Known): boolean {
  const { type, target, player = "you", active, from } = step as Written;
  const { match } = scene;
  const need = priceOf(scene, step);
  const { don, deck } = sideOf(match, seatOf(scene, player));
  switch (type) {
    case "op:restDon":
      return don.active >= need;
    case "op:giveDon":
      return payers(scene, step, known).some((id) => givableTo(scene, from ?? "any", id) >= need);
    case "op:detachDon":
      return payers(scene, step, known).some((id) => cardOf(match, id).don >= need);
    case "op:returnDon": {
      const given = fightersOf(match, seatOf(scene, player)).reduce((sum, id) => sum + cardOf(match, id).don, 0);
      return (active === true ? don.active : don.active + don.rested + given) >= need;
    }
    case "op:draw":
      return deck.length >= need;
    case "op:addDon":
      return don.deck >= need;
    case "op:choose":
      return waysOf(step).some((steps) => canPayAll(scene, steps, known));
    default:
      return target === undefined || payers(scene, step, known).length >= need;
  }
}

/** The ways to pay one of several costs. */
const waysOf = (step: Effect): readonly (readonly Effect[])[] =>
  (step as unknown as { readonly options: readonly { readonly steps: readonly Effect[] }[] }).options.map(
    ({ steps }) => steps,
  );

/** Is it hidden whether this can be paid: by some cards of a hand? */
export function dependsOnHand(step: Effect): boolean {
  const { target } = step as Written;
  if (target === undefined || "ref" in target) return false;
  return target.filter !== undefined && target.zones.includes("hand");
}

/** Does the other player think that these costs can be paid, and they cannot? */
export const isSecretlyShort = (scene: Scene, costs: readonly Effect[]): boolean =>
  costs.some(dependsOnHand) && !canPayAll(scene, costs);

/** The cards that can pay it. */
const payers = (scene: Scene, step: Effect, known: Known): readonly number[] => {
  const { target } = step as Written;
  if (target === undefined) return [];
  const found =
    known === "openly" && dependsOnHand(step) && !("ref" in target) ? openly(scene, target) : candidates(scene, target);
  return found.filter((id) => isPayable(scene, step as Written, id));
};

/** Any card of the hand, and those of the other places that match. */
const openly = (scene: Scene, target: Exclude<Selector, { readonly ref: unknown }>): readonly number[] => [
  ...candidates(scene, { ...target, zones: ["hand"], filter: undefined }),
  ...candidates(scene, { ...target, zones: target.zones.filter((zone) => zone !== "hand") }),
];

/** What would really happen to it: a state already reached is no action, and what is forbidden does not happen. */
function isPayable(scene: Scene, { type, face, to }: Written, id: number): boolean {
  const { match } = scene;
  if (isDon(id)) return type === "op:rest" ? isActiveDon({ match }, id) : true;
  const cause: Cause = { ...causeOf(scene), kind: "cost" };
  switch (type) {
    case "op:rest":
      return mayBeRested(match, id, cause);
    case "op:stand":
      return mayStand(match, id, cause);
    case "op:flip":
      return mayTurn(match, id, face === "up");
    case "op:ko":
      return mayBeKoed(match, id, cause);
    case "op:move":
      return to === undefined || mayMove(match, id, to, cause);
    default:
      return true;
  }
}

/**
 * Who chooses among which cards what a step acts on; where it pays, only among those it is not done to already. One that something
 * protects may be chosen, and then nothing is paid (rules 9).
 */
export function choiceOf(scene: Scene, step: Effect & { readonly target: Selector }): Selection {
  const selection = selectionOf(scene, step.target);
  if (!isPaying(scene)) return selection;
  const ids = selection.ids.filter((id) => isLeftToDo(scene, step as Written, id));
  return { ...selection, ids, ...boundsOf(scene, step.target, ids.length) };
}

function isLeftToDo({ match }: Scene, { type, face }: Written, id: number): boolean {
  if (type === "op:rest") return isDon(id) ? isActiveDon({ match }, id) : !cardOf(match, id).rested;
  if (type === "op:stand") return isDon(id) ? !isActiveDon({ match }, id) : cardOf(match, id).rested;
  return type !== "op:flip" || mayTurn(match, id, face === "up");
}

/** A cost is paid, or what stands instead of something is done: neither is possible but in full. */
const isPaying = ({ bindings, library, ability }: Scene): boolean =>
  bindings.paying === true || (ability !== "" && library.get(ability).ability.instead !== undefined);

function hasDonForAll(scene: Scene, costs: readonly Effect[]): boolean {
  const active = costs.filter((cost) => {
    const { type, from, active: isActive, player = "you" } = cost as Written;
    if (player !== "you") return false;
    return type === "op:restDon" || (type === "op:giveDon" && from === "active") || isActive === true;
  });
  return active.reduce((sum, cost) => sum + priceOf(scene, cost), 0) <= sideOf(scene.match, scene.seat).don.active;
}

/** Costs that use up cards in the same way need different ones: the most demanding take theirs first. */
function hasCardsForAll(scene: Scene, costs: readonly Effect[], known: Known): boolean {
  const uses = costs.flatMap((cost) => {
    const kind = USES[cost.type];
    const need = priceOf(scene, cost);
    return kind === undefined ? [] : Array.from({ length: need }, () => ({ kind, ids: payers(scene, cost, known) }));
  });
  return ["rested", "spent"].every((kind) => isCovered(uses.flatMap((use) => (use.kind === kind ? [use.ids] : []))));
}

const USES: Readonly<Record<string, "rested" | "spent">> = {
  "op:rest": "rested",
  "op:move": "spent",
  "op:ko": "spent",
  "op:play": "spent",
};

/** Is there a card of its own for each of them? */
function isCovered(wanted: readonly (readonly number[])[]): boolean {
  const holder = new Map<number, number>();
  const seat = (one: number, tried: Set<number>): boolean =>
    (wanted[one] ?? []).some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const other = holder.get(id);
      if (other !== undefined && !seat(other, tried)) return false;
      holder.set(id, one);
      return true;
    });
  return wanted.every((_ids, one) => seat(one, new Set()));
}
