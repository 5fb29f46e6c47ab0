import { type DeepReadonly, KernelError } from "@riposte/kernel";
import {
  countModels,
  fixed,
  isFixed,
  type Models,
  modelsOf,
  type Quantity,
  quantity,
  spellQuantity,
  startingModels,
  type Unit,
  weaponOf,
  woundsLeft,
} from "@riposte/warhammer-40k";
import type { Expression, Ref } from "../schema/expression.js";
import { type Evaluation, unitMeant } from "./context.js";

/** What an expression comes to: a number or dice. */
export function quantityOf(expression: Expression, evaluation: Evaluation): Quantity {
  if ("dice" in expression) return expression;
  if ("param" in expression) return quantity(evaluation.bound.param ?? 0);
  if ("halfRange" in expression) return fixed((evaluation.weapon?.range ?? 0) / 2);
  if ("inches" in expression) return fixed(expression.inches);
  if ("ref" in expression) return fixed(tableValue(expression.ref, evaluation));
  if ("neg" in expression) return fixed(-numberOf(expression.neg, evaluation));
  if ("sum" in expression) return expression.sum.map((one) => quantityOf(one, evaluation)).reduce(added);
  const shares = tableValue(expression.ratioOf, evaluation) / expression.per;
  const { dice, sides, plus } = quantityOf(expression.times, evaluation);
  const full = expression.round === "up" ? Math.ceil(shares) : Math.floor(shares);
  return { dice: dice * full, sides, plus: plus * full };
}

/** The same where only a number makes sense. */
export function numberOf(expression: Expression, evaluation: Evaluation): number {
  const found = quantityOf(expression, evaluation);
  if (isFixed(found)) return found.plus;
  throw new KernelError("DECLARATION_INVALID", `${evaluation.bound.by} needs a number, not ${spellQuantity(found)}.`);
}

function added(one: Quantity, other: Quantity): Quantity {
  if (one.dice > 0 && other.dice > 0 && one.sides !== other.sides)
    throw new KernelError(
      "DECLARATION_INVALID",
      `${spellQuantity(one)} and ${spellQuantity(other)} make no single quantity: D3 and D6 are not added.`,
    );
  return {
    dice: one.dice + other.dice,
    sides: one.dice > 0 ? one.sides : other.sides,
    plus: one.plus + other.plus,
  };
}

function tableValue({ of, path }: Ref, evaluation: Evaluation): number {
  const { situation } = evaluation;
  if (path === "distance") return situation.distance;
  if (path === "round") return situation.round;
  if (path === "range" || path === "S" || path === "AP" || path === "skill" || path === "copies")
    return weaponValue(path, evaluation);
  const unit = unitMeant(evaluation, of);
  if (unit === undefined) return 0;
  switch (path) {
    case "models":
      // the target's models are counted when it is selected
      return unit === evaluation.target ? (situation.targetModels ?? countModels(unit)) : countModels(unit);
    case "startingModels":
      return startingModels(unit);
    case "woundsLeft":
      return woundsLeft(unit);
    case "toughness":
      return Math.max(...modelsOf(unit).map(({ T }) => T));
    default:
      return firstLiving(unit)[path];
  }
}

/** Units are asked for characteristics as a whole: those of the first models alive. */
const firstLiving = (unit: DeepReadonly<Unit>): DeepReadonly<Models> =>
  modelsOf(unit).find(({ count }) => count > 0) ?? (unit.models[0] as DeepReadonly<Models>);

function weaponValue(path: "range" | "S" | "AP" | "skill" | "copies", { weapon, attacker }: Evaluation): number {
  if (weapon === undefined) return 0;
  if (path === "S") return weapon.S.plus + (weapon.S.dice * (weapon.S.sides + 1)) / 2;
  if (path !== "copies") return weapon[path] ?? 0;
  const carried = attacker === undefined ? [] : modelsOf(attacker).flatMap(({ weapons }) => weapons);
  return Math.max(1, ...carried.filter((one) => one.weapon === weaponOf(weapon)).map(({ each }) => each));
}
