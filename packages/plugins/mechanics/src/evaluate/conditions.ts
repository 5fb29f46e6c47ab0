import type { DeepReadonly } from "@riposte/kernel";
import {
  abilityName,
  armyMark,
  countModels,
  hasKeyword,
  partsOf,
  startingModels,
  type Unit,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { normalise } from "../library.js";
import type { Condition } from "../schema/condition.js";
import { type Evaluation, unitMeant } from "./context.js";
import { numberOf } from "./expressions.js";

/** Does a condition hold? What nobody can say, because there is no such unit, does not. */
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
      return weapon?.type === condition.kind;
    case "visible":
      return situation.visible;
    case "leading":
      return bound.isLeader;
    case "phase":
      return condition.in.includes(situation.phase);
    case "turn":
      return (situation.turn === self.seat) === (condition.of === "mine");
    default:
      return holdsOf(condition, evaluation, unitMeant(evaluation, condition.who));
  }
}

type OfUnit = Extract<Condition, { readonly who: unknown }>;

function holdsOf(condition: OfUnit, evaluation: Evaluation, unit: DeepReadonly<Unit> | undefined): boolean {
  if (unit === undefined) return false;
  const { situation, bound, self } = evaluation;
  switch (condition.is) {
    case "keyword":
      return condition.any.some((keyword) =>
        hasKeyword(unit, typeof keyword === "string" ? keyword : (bound.keyword ?? "")),
      );
    case "moved":
      return condition.as === "charge" ? unit.combat.charged : unit.combat.moved === condition.as;
    case "engaged":
      return unit === evaluation.attacker ? situation.engaged.attacker : situation.engaged.target;
    case "strength":
      return isBelow(unit, condition.below);
    case "everyModelHas":
      return partsOf(unit).every(({ abilities, models }) => {
        const isAlive = models.some(({ count }) => count > 0);
        return (
          !isAlive || abilities.some((ability) => normalise(abilityName(ability)) === normalise(condition.ability))
        );
      });
    case "marked":
      return situation.marks.some(
        ({ mark, on, owner, value }) =>
          mark === condition.mark &&
          isOn(on, unit) &&
          (condition.by === "any" || owner === self.seat) &&
          (condition.value === undefined || value === condition.value),
      );
    case "state":
      return (
        (unit.combat as Readonly<Record<string, unknown>>)[condition.state] === condition.equals ||
        unit.combat.custom[condition.state] === condition.equals ||
        // a choice is a state too: its mark, set by the one who has the rule
        situation.marks.some(
          ({ mark, on, owner, value = true }) =>
            mark === condition.state && isOn(on, unit) && owner === self.seat && value === condition.equals,
        )
      );
  }
}

/** Marks lie on a unit, or on a whole army. */
const isOn = (on: string, { id, seat }: DeepReadonly<Unit>): boolean => on === id || on === armyMark(seat);

/** Half strength counts wounds for a unit of one model (rules 9). */
function isBelow(unit: DeepReadonly<Unit>, below: "starting" | "half"): boolean {
  const [now, then] = [countModels(unit), startingModels(unit)];
  if (below === "starting") return now < then;
  if (then > 1) return 2 * now < then;
  return 2 * woundsLeft(unit) < Math.max(...unit.models.map(({ W }) => W));
}

function compare(left: number, op: "<" | "<=" | "=" | ">=" | ">" | "!=", right: number): boolean {
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
