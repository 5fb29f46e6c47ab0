import { KernelError } from "@riposte/kernel";
import { fixed, readQuantity } from "@riposte/warhammer-40k";
import type { Expression, Ref, Who } from "../schema/expression.js";
import type { Attribute, OlderCondition, OlderMechanic } from "./older-mechanic.js";

/** The unmodified roll that is critical, whatever is not said otherwise. */
const CRITICAL = 6;

/** A value of the older form as an expression: a number, dice, or one of its placeholders. */
export function expressionOf(value: OlderMechanic["value"] | undefined): Expression {
  if (typeof value === "boolean" || value === undefined) return fixed(1);
  if (value === "$param") return { param: "x" };
  if (value === "$halfRange") return { halfRange: true };
  if (value === "$critical") return fixed(CRITICAL);
  const read = readQuantity(value);
  if (read !== undefined) return read;
  throw new KernelError(
    "DECLARATION_INVALID",
    `"${value}" is no number. Write one, dice such as "D6+1", $param, $halfRange or $critical.`,
  );
}

/** Whom an entity means, seen from the unit with the rule. */
export function whoOf(entity: OlderCondition["entity"]): Who {
  if (entity.startsWith("target")) return "target";
  return entity.startsWith("opposing") ? "opponent" : "self";
}

const PATHS: Partial<Record<Attribute, Ref["path"]>> = {
  movement: "M",
  toughness: "toughness",
  save: "Sv",
  wounds: "W",
  leadership: "Ld",
  objectiveControl: "OC",
  strength: "S",
  armourPenetration: "AP",
  ballisticSkill: "skill",
  weaponSkill: "skill",
  distanceToTarget: "distance",
};

const COUNTED: Readonly<Record<string, Ref["path"]>> = {
  activeModels: "models",
  modelCount: "models",
  unitStrength: "models",
  startingModelCount: "startingModels",
  currentWounds: "woundsLeft",
};

/** The number a condition looks at, where it looks at one. The range "of" a target is how far away it is. */
export function refOf({ entity, attribute, state }: OlderCondition): Ref | undefined {
  const of = whoOf(entity);
  if (attribute === "range") return { of, path: of === "self" ? "range" : "distance" };
  const path = attribute === undefined ? COUNTED[state ?? ""] : PATHS[attribute];
  return path === undefined ? undefined : { of, path };
}

/** Does a condition ask for a critical roll? Criticals are what their effects hang on, not a state of the table. */
export const isCritical = ({ entity, attribute, value }: OlderCondition, roll: "hit" | "wound"): boolean =>
  entity === "diceRoll" && attribute === roll && (value === "$critical" || value === CRITICAL);

/** Does a condition wait for the unit's own destruction? That is a moment, not a state. */
export const isDeath = ({ entity, state, operator, value }: OlderCondition): boolean =>
  state === "isDestroyed" && whoOf(entity) === "self" && operator === "equals" && value !== false;
