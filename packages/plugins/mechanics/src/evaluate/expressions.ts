import { KernelError } from "@riposte/kernel";
import {
  countModels,
  fixed,
  isFixed,
  modelsOf,
  type Quantity,
  quantity,
  spellQuantity,
  startingModels,
  woundsLeft,
} from "@riposte/warhammer-40k";
import type { Expression, Ref } from "../schema/expression.js";
import { type Evaluation, unitMeant } from "./context.js";

/** What an expression comes to: a number or dice. */
export function quantityOf(expression: Expression, evaluation: Evaluation): Quantity {
  if ("dice" in expression) return expression;
  if ("param" in expression) return quantity(evaluation.bound.param ?? 0);
  if ("halfRange" in expression) return fixed((evaluation.weapon?.range ?? 0) / 2);
  if ("ref" in expression) return fixed(tableValue(expression.ref, evaluation));
  return fixed(Math.floor(tableValue(expression.ratioOf, evaluation) / expression.per));
}

/** The same where only a number makes sense. */
export function numberOf(expression: Expression, evaluation: Evaluation): number {
  const found = quantityOf(expression, evaluation);
  if (isFixed(found)) return found.plus;
  throw new KernelError("DECLARATION_INVALID", `${evaluation.bound.by} needs a number, not ${spellQuantity(found)}.`);
}

function tableValue({ of, path }: Ref, evaluation: Evaluation): number {
  const { situation, weapon } = evaluation;
  if (path === "distance") return situation.distance;
  if (path === "range") return weapon?.range ?? 0;
  if (path === "round") return situation.round;
  const unit = unitMeant(evaluation, of);
  if (unit === undefined) return 0;
  switch (path) {
    case "models":
      // the target's models are counted when it is selected
      return of === "target" ? (situation.targetModels ?? countModels(unit)) : countModels(unit);
    case "startingModels":
      return startingModels(unit);
    case "woundsLeft":
      return woundsLeft(unit);
    case "toughness":
      return Math.max(...modelsOf(unit).map(({ T }) => T));
  }
}
