import { KernelError } from "@riposte/kernel";
import { fixed } from "@riposte/warhammer-40k";
import type { MechanicEffect } from "../schema/effect.js";
import type { Expression } from "../schema/expression.js";
import type { Attribute, SeedMechanic } from "./older-mechanic.js";
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
export function compileEffects(seed: SeedMechanic): readonly MechanicEffect[] {
  const { effect, attribute, value, abilities = [], behaviours = [], keywords = [], weaponAttributes = [] } = seed;
  const by = amountOf(seed);
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
      if (hangsOn(seed, "hit") && attribute === "wound") return [{ do: "autoWound" }];
      if (attribute === "wound" && typeof value !== "boolean") return [criticalFrom(by)];
      return attribute === "hit" || attribute === "wound" ? [{ do: "autoPass", roll: attribute }] : [manual(seed)];
    case "criticalWound":
      return [criticalFrom(by)];
    case "extraSuccess":
      return attribute === "hit" && hangsOn(seed, "hit") ? [{ do: "extraHits", count: by }] : [manual(seed)];
    case "mortalWounds":
      if (hangsOn(seed, "wound")) return [{ do: "devastate" }];
      // what the seed leaves out is the rule's: on a 6, to every unit within 6 inches (rules 8)
      return (seed.conditions ?? []).some(isDeath) ? [{ do: "explode", on: 6, within: 6, count: by }] : [manual(seed)];
    case "halveDamage":
      return [{ do: "modStat", stat: "D", op: "divide", by: fixed(2) }];
    case "ignoreModifier":
      return [{ do: "ignore", what: attribute === "wound" ? "woundPenalties" : "hitPenalties" }];
    case "ignoreState":
      return value === "benefitOfCover" || seed.state === "benefitOfCover"
        ? [{ do: "ignore", what: "cover" }]
        : [manual(seed)];
    case "blocksTargeting":
    case "rollBlock":
      return [{ do: "forbid", action: "beTargeted" }];
    case "reroll":
      return [rerolled(seed)];
    case "setsFnp":
      return [{ do: "fnp", on: by, against: "all" }];
    case "setsCharacteristic":
      return [setTo(seed, by)];
    case "rollBonus":
    case "staticNumber":
      return [changed(seed, by, true)];
    case "rollPenalty":
      return [changed(seed, by, false)];
    case "forceRoll":
    case "ignoreBehaviour":
    case "minDamage":
      return [manual(seed)];
  }
}

const criticalFrom = (from: Expression): MechanicEffect => ({
  do: "critOn",
  roll: "wound",
  from,
  onlyIfSuccess: false,
});

const manual = ({ effect, attribute, value }: SeedMechanic): MechanicEffect => ({
  do: "manual",
  gist: [effect, attribute, value === true ? undefined : String(value)].filter((word) => word !== undefined).join(" "),
});

/** The value, times the full shares where a condition is a ratio: in the older form it is gate and factor at once. */
function amountOf(seed: SeedMechanic): Expression {
  const times = seed.effect === "reroll" || seed.effect === "ignoreState" ? fixed(1) : expressionOf(seed.value);
  const ratio = seed.conditions?.find(({ operator }) => operator === "ratioOf");
  const ratioOf = ratio === undefined ? undefined : refOf(ratio);
  return ratioOf === undefined ? times : { ratioOf, per: Number(ratio?.value), times, round: "down" };
}

const hangsOn = ({ conditions = [] }: SeedMechanic, roll: "hit" | "wound"): boolean =>
  conditions.some((condition) => isCritical(condition, roll));

function rerolled(seed: SeedMechanic): MechanicEffect {
  const dice = REROLLS[seed.value as keyof typeof REROLLS] ?? (seed.value === true ? "any" : undefined);
  const roll = seed.attribute;
  const isRoll = roll === "hit" || roll === "wound" || roll === "save" || roll === "damage" || roll === "attacks";
  return isRoll && dice !== undefined ? { do: "reroll", roll, dice } : manual(seed);
}

function setTo(seed: SeedMechanic, by: Expression): MechanicEffect {
  if (seed.attribute === "invulnSave") return { do: "invulnerable", on: by };
  if (seed.attribute === "feelNoPain") return { do: "fnp", on: by, against: "all" };
  const stat = seed.attribute === "save" ? "Sv" : STATS[seed.attribute ?? "hit"];
  return stat === undefined ? manual(seed) : { do: "modStat", stat, op: "set", by };
}

/** Better or worse by so much: a roll gets a modifier, a characteristic changes the way that is better or worse. */
function changed(seed: SeedMechanic, by: Expression, isBetter: boolean): MechanicEffect {
  const { attribute, stateSource } = seed;
  if (attribute === undefined)
    throw new KernelError("DECLARATION_INVALID", `"${seed.effect}" needs an attribute: what does it change?`);
  if (attribute === "save" && isBetter && stateSource === "benefitOfCover") return { do: "cover" };
  if (attribute === "hit" || attribute === "wound" || attribute === "save")
    return { do: "modRoll", roll: attribute, by: isBetter ? by : { neg: by } };
  const stat = STATS[attribute];
  if (stat === undefined) return manual(seed);
  return { do: "modStat", stat, op: LOWER_IS_BETTER.includes(stat) === isBetter ? "subtract" : "add", by };
}
