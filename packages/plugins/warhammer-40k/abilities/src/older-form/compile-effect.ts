import { KernelError } from "@riposte/kernel";
import { fixed } from "@riposte/warhammer-40k";
import type { MechanicEffect } from "../schema/effect.js";
import type { Expression } from "../schema/expression.js";
import type { Attribute, OlderMechanic } from "./older-mechanic.js";
import { expressionOf, isCritical, isDeath, refOf } from "./older-value.js";

type Stat = Extract<MechanicEffect, { do: "modStat" }>["stat"];

const STATS: Partial<Record<Attribute, Stat>> = {
  attacks: "A",
  ballisticSkill: "skill",
  weaponSkill: "skill",
  strength: "S",
  armourPenetration: "AP",
  damage: "D",
  toughness: "T",
  movement: "M",
  leadership: "Ld",
  objectiveControl: "OC",
};

/** Thresholds and AP get better as they get lower. */
const LOWER_IS_BETTER: readonly Stat[] = ["skill", "AP", "Sv", "Ld"];

const REROLLS = { ones: "ones", failures: "fails", all: "any" } as const;

/** What a mechanic of the older form does, in our effects. What mechanics cannot say becomes a manual one. */
export function compileEffects(mechanic: OlderMechanic): readonly MechanicEffect[] {
  const { effect, attribute, value, abilities = [], behaviours = [], keywords = [], weaponAttributes = [] } = mechanic;
  const by = amountOf(mechanic);
  const named = [...abilities, ...behaviours].map(
    (ability): MechanicEffect => ({ do: "grantAbility", ability, amount: by }),
  );
  switch (effect) {
    case "addsAbility":
    case "addsBehaviour":
    case "addsKeyword":
      return [...named, ...keywords.map((keyword): MechanicEffect => ({ do: "grantKeyword", keyword }))];
    case "addsWeaponAttribute":
      return weaponAttributes.map((ability) => ({ do: "grantWeaponAbility", ability }));
    case "autoSuccess":
      if (hangsOn(mechanic, "hit") && attribute === "wound") return [{ do: "autoWound" }];
      if (attribute === "wound" && typeof value !== "boolean") return [criticalFrom(by)];
      return attribute === "hit" || attribute === "wound" ? [{ do: "autoPass", roll: attribute }] : [manual(mechanic)];
    case "criticalWound":
      return [criticalFrom(by)];
    case "extraSuccess":
      return attribute === "hit" && hangsOn(mechanic, "hit") ? [{ do: "extraHits", count: by }] : [manual(mechanic)];
    case "mortalWounds":
      if (hangsOn(mechanic, "wound")) return [{ do: "devastate" }];
      // what it leaves out is the rule's: on a 6, to every unit within 6 inches (rules 8)
      return (mechanic.conditions ?? []).some(isDeath)
        ? [{ do: "explode", on: 6, within: 6, count: by }]
        : [manual(mechanic)];
    case "halveDamage":
      return [{ do: "modStat", stat: "D", op: "divide", by: fixed(2) }];
    case "ignoreModifier":
      return [{ do: "ignore", what: attribute === "wound" ? "woundPenalties" : "hitPenalties" }];
    case "ignoreState":
      return value === "benefitOfCover" || mechanic.state === "benefitOfCover"
        ? [{ do: "ignore", what: "cover" }]
        : [manual(mechanic)];
    case "blocksTargeting":
    case "rollBlock":
      return [{ do: "forbid", action: "beTargeted" }];
    case "reroll":
      return [rerolled(mechanic)];
    case "setsFnp":
      return [{ do: "fnp", on: by, against: "all" }];
    case "setsCharacteristic":
      return [setTo(mechanic, by)];
    case "rollBonus":
    case "staticNumber":
      return [changed(mechanic, by, true)];
    case "rollPenalty":
      return [changed(mechanic, by, false)];
    case "forceRoll":
    case "ignoreBehaviour":
    case "minDamage":
      return [manual(mechanic)];
  }
}

const criticalFrom = (from: Expression): MechanicEffect => ({
  do: "critOn",
  roll: "wound",
  from,
  onlyIfSuccess: false,
});

const manual = ({ effect, attribute, value }: OlderMechanic): MechanicEffect => ({
  do: "manual",
  gist: [effect, attribute, value === true ? undefined : String(value)].filter((word) => word !== undefined).join(" "),
});

/** The value, times the full shares where a condition is a ratio: in the older form it is gate and factor at once. */
function amountOf(mechanic: OlderMechanic): Expression {
  const times =
    mechanic.effect === "reroll" || mechanic.effect === "ignoreState" ? fixed(1) : expressionOf(mechanic.value);
  const ratio = mechanic.conditions?.find(({ operator }) => operator === "ratioOf");
  const ratioOf = ratio === undefined ? undefined : refOf(ratio);
  return ratioOf === undefined ? times : { ratioOf, per: Number(ratio?.value), times, round: "down" };
}

const hangsOn = ({ conditions = [] }: OlderMechanic, roll: "hit" | "wound"): boolean =>
  conditions.some((condition) => isCritical(condition, roll));

function rerolled(mechanic: OlderMechanic): MechanicEffect {
  const dice = REROLLS[mechanic.value as keyof typeof REROLLS] ?? (mechanic.value === true ? "any" : undefined);
  const roll = mechanic.attribute;
  const isRoll = roll === "hit" || roll === "wound" || roll === "save" || roll === "damage" || roll === "attacks";
  return isRoll && dice !== undefined ? { do: "reroll", roll, dice } : manual(mechanic);
}

function setTo(mechanic: OlderMechanic, by: Expression): MechanicEffect {
  if (mechanic.attribute === "invulnSave") return { do: "invulnerable", on: by };
  if (mechanic.attribute === "feelNoPain") return { do: "fnp", on: by, against: "all" };
  const stat = mechanic.attribute === "save" ? "Sv" : STATS[mechanic.attribute ?? "hit"];
  return stat === undefined ? manual(mechanic) : { do: "modStat", stat, op: "set", by };
}

/** Better or worse by so much: a roll gets a modifier, a characteristic changes the way that is better or worse. */
function changed(mechanic: OlderMechanic, by: Expression, isBetter: boolean): MechanicEffect {
  const { attribute, stateSource } = mechanic;
  if (attribute === undefined)
    throw new KernelError("DECLARATION_INVALID", `"${mechanic.effect}" needs an attribute: what does it change?`);
  if (attribute === "save" && isBetter && stateSource === "benefitOfCover") return { do: "cover" };
  if (attribute === "hit" || attribute === "wound" || attribute === "save")
    return { do: "modRoll", roll: attribute, by: isBetter ? by : { neg: by } };
  const stat = STATS[attribute];
  if (stat === undefined) return manual(mechanic);
  return { do: "modStat", stat, op: LOWER_IS_BETTER.includes(stat) === isBetter ? "subtract" : "add", by };
}
