import type { DeepReadonly } from "@riposte/kernel";
import {
  armyMark,
  countModels,
  partsOf,
  startingModels,
  type Unit,
  type WeaponProfile,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { normalise } from "../printed-words.js";
import type { Comparison, Condition } from "../schema/condition.js";
import { type Evaluation, keywordsNow, unitMeant } from "./context.js";
import { numberOf } from "./expressions.js";
import { hasPrinted, isAmong } from "./printed-abilities.js";

/** Does a condition hold? What is unknown, because there is no such unit, does not. */
export function holds(condition: Condition, evaluation: Evaluation): boolean {
  const { situation, bound, self, weapon } = evaluation;
  switch (condition.is) {
    case "all":
      return condition.of.every((one) => holds(one, evaluation));
    case "any":
      return condition.of.some((one) => holds(one, evaluation));
    case "not":
      return !holds(condition.of, evaluation);
    case "compare":
      return compare(numberOf(condition.left, evaluation), condition.op, numberOf(condition.right, evaluation));
    case "attack":
      if (condition.kind === "psychic") return weapon !== undefined && isAmong(weapon.abilities, "Psychic");
      return weapon?.type === condition.kind;
    case "weapon":
      return isWeapon(condition, evaluation);
    case "visible":
      return situation.visible;
    case "spotted":
      return situation.spotted;
    case "closest":
      return situation.closest;
    case "leading":
      return bound.isLeader;
    case "phase":
      return condition.in.includes(situation.phase);
    case "turn":
      return (situation.turn === self.seat) === (condition.of === "mine");
    default: {
      const unit = unitMeant(evaluation, condition.who);
      return unit !== undefined && holdsOf(condition, evaluation, unit);
    }
  }
}

/** Does a condition look at the weapon? Then it is asked of each weapon, not of the unit. */
export function looksAtWeapon(condition: Condition | undefined): boolean {
  if (condition === undefined) return false;
  if (condition.is === "all" || condition.is === "any") return condition.of.some(looksAtWeapon);
  return condition.is === "not" ? looksAtWeapon(condition.of) : condition.is === "weapon" || condition.is === "attack";
}

function isWeapon({ type, named, ability }: Extract<Condition, { is: "weapon" }>, { weapon }: Evaluation): boolean {
  if (weapon === undefined) return false;
  return (
    (type === undefined || weapon.type === type) &&
    (named === undefined || isCalled(weapon, named)) &&
    (ability === undefined || isAmong(weapon.abilities, ability))
  );
}

/** Has a weapon, or one of its profiles, one of these names? */
export function isCalled(weapon: DeepReadonly<WeaponProfile>, named: readonly string[]): boolean {
  const names = [weapon.id, weapon.name ?? weapon.id, weapon.weapon ?? weapon.id].map(normalise);
  return named.some((name) => names.includes(normalise(name)));
}

type OfUnit = Extract<Condition, { readonly who: unknown }>;

function holdsOf(condition: OfUnit, evaluation: Evaluation, unit: DeepReadonly<Unit>): boolean {
  const { situation, bound, self } = evaluation;
  switch (condition.is) {
    case "keyword":
      return condition.any.some((keyword) => {
        const word = typeof keyword === "string" ? keyword : (bound.keyword ?? "");
        return isMeant(word.toUpperCase(), keywordsNow(evaluation, unit));
      });
    case "moved":
      return condition.as === "charge" ? unit.combat.charged : unit.combat.moved === condition.as;
    case "engaged":
      return unit === evaluation.attacker ? situation.engaged.attacker : situation.engaged.target;
    case "onObjective":
      return isOnObjective(condition, evaluation, unit);
    case "strength":
      return isBelow(unit, condition.below);
    case "attached":
      return unit.leaders.length > 0;
    case "everyModelHas":
      return isSharedBy(evaluation, unit) || living(unit).every((part) => hasPrinted(part, condition.ability));
    case "hasAbility":
      return isSharedBy(evaluation, unit) || living(unit).some((part) => hasPrinted(part, condition.ability));
    case "marked":
      return situation.marks.some(
        ({ mark, on, owner, value }) =>
          mark === condition.mark &&
          isOn(on, unit) &&
          (condition.by === "any" || owner === self.seat) &&
          (condition.value === undefined || value === condition.value),
      );
    case "state":
      return stateOf(condition.state, evaluation, unit).includes(condition.equals);
  }
}

/** Has a unit one of the keywords between slashes; or none of them, after "NON "? */
function isMeant(words: string, keywords: readonly string[]): boolean {
  const isWithout = words.startsWith("NON ");
  const wanted = (isWithout ? words.slice("NON ".length) : words).split("/");
  return wanted.some((one) => isMadeOf(one.trim(), keywords)) !== isWithout;
}

/** Has a unit a keyword, or all those that one behind the other make these words: "NECRONS INFANTRY"? */
function isMadeOf(words: string, keywords: readonly string[]): boolean {
  if (keywords.includes(words)) return true;
  return keywords.some(
    (keyword) => words.startsWith(`${keyword} `) && isMadeOf(words.slice(keyword.length + 1), keywords),
  );
}

function isOnObjective(
  { held }: Extract<Condition, { is: "onObjective" }>,
  { situation, attacker, self }: Evaluation,
  unit: DeepReadonly<Unit>,
): boolean {
  const place = situation.objectives[unit === attacker ? "attacker" : "target"];
  if (place === "none" || held === undefined) return place !== "none";
  const isMine = place === (unit.seat === self.seat ? "own" : "enemy");
  if (held === "notMine") return !isMine;
  return held === "mine" ? isMine : place !== "nobody" && !isMine;
}

/** A rule that was given to the whole unit belongs to all: no model has to have it printed. */
const isSharedBy = ({ bound, self }: Evaluation, unit: DeepReadonly<Unit>): boolean => bound.isShared && unit === self;

const living = (unit: DeepReadonly<Unit>) =>
  partsOf(unit).filter(({ models }) => models.some(({ count }) => count > 0));

/** Marks lie on a unit, or on a whole army. */
const isOn = (on: string, { id, seat }: DeepReadonly<Unit>): boolean => on === id || on === armyMark(seat);

/** What a state is: of the table, custom, or a mark of the rule's owner. A flag that is not set is false. */
function stateOf(state: string, { situation, self }: Evaluation, unit: DeepReadonly<Unit>) {
  const table = (unit.combat as Readonly<Record<string, unknown>>)[state];
  const marks = situation.marks.filter(
    ({ mark, on, owner }) => mark === state && isOn(on, unit) && owner === self.seat,
  );
  const found = [table, unit.combat.custom[state], ...marks.map(({ value }) => value ?? true)];
  const known = found.filter((one) => one !== undefined);
  return known.length === 0 ? [false] : known;
}

/** Half strength counts wounds for a unit of one model (rules 9). */
function isBelow(unit: DeepReadonly<Unit>, below: "starting" | "half"): boolean {
  const [now, then] = [countModels(unit), startingModels(unit)];
  if (below === "starting") return now < then;
  if (then > 1) return 2 * now < then;
  return 2 * woundsLeft(unit) < Math.max(...unit.models.map(({ W }) => W));
}

function compare(left: number, op: Comparison, right: number): boolean {
  switch (op) {
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case "=":
      return left === right;
    case ">=":
      return left >= right;
    case ">":
      return left > right;
    case "!=":
      return left !== right;
  }
}
