import type { Comparison, Condition } from "../schema/condition.js";
import type { Expression } from "../schema/expression.js";
import { type Params, tellExpression, tellWho } from "./tell-expression.js";

/** When a rule counts, in words: "the target is INFANTRY or SWARM, and the attacker charged". */
export function tellCondition(condition: Condition, params: Params = {}): string {
  switch (condition.is) {
    case "all":
      return condition.of.map((one) => tellCondition(one, params)).join(", and ");
    case "any":
      return condition.of.map((one) => tellCondition(one, params)).join(", or ");
    case "not":
      return `not: ${tellCondition(condition.of, params)}`;
    case "compare":
      return tellComparison(condition.left, condition.op, condition.right, params);
    case "attack":
      return `the attack is ${condition.kind}`;
    case "weapon":
      return tellWeapon(condition);
    case "visible":
      return "the target is visible";
    case "spotted":
      return "a friend sees the target";
    case "closest":
      return "the target is the closest eligible one";
    case "leading":
      return "its model leads a unit";
    case "phase":
      return `it is the ${condition.in.join(" or ")} phase`;
    case "turn":
      return condition.of === "mine" ? "it is its owner's turn" : "it is the opponent's turn";
    case "keyword":
      return `${tellWho(condition.who)} is ${condition.any.map((one) => (typeof one === "string" ? one.toUpperCase() : (params.keyword ?? "X"))).join(" or ")}`;
    case "moved":
      return `${tellWho(condition.who)} ${MOVED[condition.as]}`;
    case "engaged":
      return `${tellWho(condition.who)} is engaged`;
    case "strength":
      return `${tellWho(condition.who)} is below ${condition.below === "half" ? "half strength" : "its starting strength"}`;
    case "attached":
      return `a leader is attached to ${tellWho(condition.who)}`;
    case "everyModelHas":
      return `every model of ${tellWho(condition.who)} has ${condition.ability}`;
    case "hasAbility":
      return `${tellWho(condition.who)} has ${condition.ability}`;
    case "marked":
      return `${tellWho(condition.who)} has the ${condition.by === "any" ? "mark of either side" : "mark"} ${condition.mark}${condition.value === undefined ? "" : ` (${condition.value})`}`;
    case "onObjective":
      return `${tellWho(condition.who)} is within range of an objective${condition.held === undefined ? "" : HELD[condition.held]}`;
    case "state":
      return tellState(condition);
  }
}

const HELD = {
  mine: " held by its side",
  theirs: " held by the opponent",
  notMine: " held by nobody of its side",
} as const;

const MOVED = {
  stationary: "remained stationary",
  normal: "made a Normal move",
  advance: "advanced",
  fallBack: "fell back",
  setUp: "was set up",
  charge: "charged",
} as const;

const OPS: Readonly<Record<Comparison, string>> = {
  "<": "less than",
  "<=": "at most",
  "=": "exactly",
  ">=": "at least",
  ">": "more than",
  "!=": "other than",
};

function tellComparison(left: Expression, op: Comparison, right: Expression, params: Params): string {
  if ("ref" in left && left.ref.path === "distance" && (op === "<=" || op === ">"))
    return `the other unit is ${op === "<=" ? "within" : "beyond"} ${inches(tellExpression(right, params))}`;
  return `${tellExpression(left, params)} is ${OPS[op]} ${tellExpression(right, params)}`;
}

const inches = (told: string): string => told.replace(/^(\d+)$/, '$1"');

function tellWeapon({ type, named, ability }: Extract<Condition, { is: "weapon" }>): string {
  const names = named === undefined ? "" : ` called ${named.join(" or ")}`;
  const has = ability === undefined ? "" : ` with ${ability}`;
  return `the attack is made with a ${type === undefined ? "" : `${type} `}weapon${names}${has}`;
}

/** States that have words of their own. */
const STATES: Readonly<Record<string, string>> = {
  battleShocked: "is battle-shocked",
  cover: "has the Benefit of Cover",
  onObjective: "is within range of an objective",
};

function tellState({ who, state, equals }: Extract<Condition, { is: "state" }>): string {
  const known = STATES[state];
  const isSo = equals === true ? "" : `: ${equals}`;
  return known === undefined ? `${tellWho(who)} has the state ${state}${isSo}` : `${tellWho(who)} ${known}${isSo}`;
}
