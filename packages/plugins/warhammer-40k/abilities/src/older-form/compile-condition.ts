import { KernelError } from "@riposte/kernel";
import { fixed } from "@riposte/warhammer-40k";
import type { Comparison, Condition } from "../schema/condition.js";
import type { Who } from "../schema/expression.js";
import type { OlderCondition } from "./older-mechanic.js";
import { expressionOf, refOf, whoOf } from "./older-value.js";

const COMPARISONS: Partial<Record<OlderCondition["operator"], Comparison>> = {
  equals: "=",
  notEquals: "!=",
  greaterThan: ">",
  greaterThanOrEqualTo: ">=",
  lessThan: "<",
  lessThanOrEqualTo: "<=",
};

/** A condition of the older form in ours. */
export function compileCondition(condition: OlderCondition): Condition {
  const { entity, operator, value, state, keywords, abilities } = condition;
  const who = whoOf(entity);
  if (keywords !== undefined)
    return listed(
      operator,
      keywords.map((keyword) => keywordIs(who, keyword)),
    );
  if (abilities !== undefined) {
    const asked = abilities.map((ability): Condition => ({ is: "hasAbility", who, ability }));
    return listed(operator, asked);
  }
  const ref = refOf(condition);
  if (ref !== undefined) {
    // the gate of a ratio: there is at least one full share
    if (operator === "ratioOf") return { is: "compare", left: { ref }, op: ">=", right: expressionOf(value) };
    const op = COMPARISONS[operator];
    if (op !== undefined) return { is: "compare", left: { ref }, op, right: expressionOf(value) };
  }
  if (state === undefined || (operator !== "equals" && operator !== "notEquals"))
    throw new KernelError(
      "DECLARATION_INVALID",
      `"${operator}" cannot be asked of ${entity}.${condition.attribute ?? state}.`,
    );
  const asked = stateIs(who, state, value ?? true);
  return operator === "equals" ? asked : { is: "not", of: asked };
}

const keywordIs = (who: Who, keyword: string): Condition => ({
  is: "keyword",
  who,
  any: [keyword === "$keyword" ? { param: "keyword" } : keyword],
});

/** `includes` wants all of a list, `includesAny` one of it, `notIncludes` none. */
function listed(operator: OlderCondition["operator"], asked: Condition[]): Condition {
  switch (operator) {
    case "includesAny":
      return { is: "any", of: asked };
    case "includes":
    case "equals":
      return { is: "all", of: asked };
    case "notIncludes":
    case "notEquals":
      return { is: "not", of: { is: "any", of: asked } };
    default:
      throw new KernelError("DECLARATION_INVALID", `"${operator}" cannot be asked of a list.`);
  }
}

const MOVES = {
  hold: "stationary",
  move: "normal",
  advance: "advance",
  fallBack: "fallBack",
  disembark: "setUp",
  deepStrike: "setUp",
  charge: "charge",
} as const;

const OURS: Readonly<Record<string, string>> = {
  battleShock: "battleShocked",
  benefitOfCover: "cover",
  hasShot: "shot",
};

/** States the table knows have questions of their own; all others are custom state, or a mark. */
function stateIs(who: Who, state: string, value: boolean | number | string): Condition {
  const flag = (asked: Condition): Condition => (value === false ? { is: "not", of: asked } : asked);
  switch (state) {
    case "isBelowStartingStrength":
      return flag({ is: "strength", who, below: "starting" });
    case "isBelowHalfStrength":
      return flag({ is: "strength", who, below: "half" });
    case "isInEngagementRange":
      return flag({ is: "engaged", who });
    case "isLeadingUnit":
      return flag({ is: "leading" });
    case "isDestroyed":
      return {
        is: "compare",
        left: { ref: { of: who, path: "models" } },
        op: value === false ? ">" : "=",
        right: fixed(0),
      };
    case "movementBehaviour":
    case "chargeBehaviour": {
      const as = MOVES[value as keyof typeof MOVES];
      if (as !== undefined) return { is: "moved", who, as };
      throw new KernelError(
        "DECLARATION_INVALID",
        `"${value}" is no ${state}. There is: ${Object.keys(MOVES).join(", ")}.`,
      );
    }
    default:
      return { is: "state", who, state: OURS[state] ?? state, equals: value };
  }
}
