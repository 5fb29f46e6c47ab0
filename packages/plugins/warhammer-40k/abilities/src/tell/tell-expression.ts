import { isFixed, spellQuantity } from "@riposte/warhammer-40k";
import type { Expression, Ref, Who } from "../schema/expression.js";

const WHO: Readonly<Record<Who, string>> = {
  self: "the unit",
  attacker: "the attacker",
  target: "the target",
  opponent: "the other side",
};

/** Whom a rule speaks of, in words. */
export const tellWho = (who: Who): string => WHO[who];

const PATHS: Readonly<Record<Ref["path"], string>> = {
  models: "models of",
  startingModels: "starting models of",
  woundsLeft: "wounds left of",
  toughness: "Toughness of",
  M: "Move of",
  Sv: "Save of",
  W: "Wounds of",
  Ld: "Leadership of",
  OC: "Objective Control of",
  distance: "inches to",
  round: "battle round",
  range: "range",
  S: "Strength of the attack",
  AP: "AP of the attack",
  skill: "skill of the attack",
  copies: "copies carried",
};

/** The parameters of an ability, where they are known. */
export interface Params {
  readonly param?: number | string;
  readonly keyword?: string;
}

/** A number of a rule in words: "2", "D6", "half the range". */
export function tellExpression(expression: Expression, params: Params = {}): string {
  if ("dice" in expression) return spellQuantity(expression);
  if ("param" in expression) return String(params.param ?? "X");
  if ("halfRange" in expression) return "half the range";
  if ("inches" in expression) return `${expression.inches}"`;
  if ("ref" in expression) return tellRef(expression.ref);
  if ("neg" in expression) return `minus ${tellExpression(expression.neg, params)}`;
  if ("sum" in expression) return expression.sum.map((one) => tellExpression(one, params)).join(" + ");
  const { ratioOf, per, times } = expression;
  const each = "dice" in times && isFixed(times) && times.plus === 1 ? "1" : tellExpression(times, params);
  return `${each} for every ${per} ${tellRef(ratioOf)}`;
}

const tellRef = ({ of, path }: Ref): string =>
  PATHS[path].endsWith(" of") || PATHS[path].endsWith(" to") ? `${PATHS[path]} ${WHO[of]}` : PATHS[path];
