import { z } from "zod";

const Value = z.union([z.boolean(), z.number(), z.string()]);

const Entity = z.enum([
  "thisArmy",
  "thisUnit",
  "thisModel",
  "opposingArmy",
  "opposingUnit",
  "opposingModel",
  "targetArmy",
  "targetUnit",
  "targetModel",
  "ownArmy",
  "ownUnit",
  "ownModel",
  "diceRoll",
]);

const Attribute = z.enum([
  "hit",
  "wound",
  "save",
  "movement",
  "toughness",
  "invulnSave",
  "wounds",
  "leadership",
  "objectiveControl",
  "feelNoPain",
  "detectionRange",
  "range",
  "attacks",
  "ballisticSkill",
  "weaponSkill",
  "strength",
  "armourPenetration",
  "damage",
  "distanceToTarget",
]);
export type Attribute = z.infer<typeof Attribute>;

/** A condition of the older form: whom it looks at, what of it, and how that must be. */
export const OlderCondition = z
  .strictObject({
    entity: Entity,
    operator: z.enum([
      "equals",
      "notEquals",
      "greaterThan",
      "greaterThanOrEqualTo",
      "lessThan",
      "lessThanOrEqualTo",
      "includes",
      "notIncludes",
      "includesAny",
      "ratioOf",
    ]),
    value: Value.optional(),
    attribute: Attribute.optional(),
    state: z.string().optional(),
    keywords: z.array(z.string()).min(1).optional(),
    abilities: z.array(z.string()).min(1).optional(),
  })
  .refine(
    ({ attribute, state, keywords, abilities }) =>
      [attribute, state, keywords, abilities].filter((selector) => selector !== undefined).length === 1,
    "A condition looks at exactly one of attribute, state, keywords and abilities.",
  );
export type OlderCondition = z.infer<typeof OlderCondition>;

/** A mechanic of the older form, placeholders ($param, $keyword, $halfRange, $critical) included. */
export const OlderMechanic = z
  .strictObject({
    name: z.string().optional(),
    entity: Entity,
    effect: z.enum([
      "addsAbility",
      "addsBehaviour",
      "addsKeyword",
      "addsWeaponAttribute",
      "autoSuccess",
      "blocksTargeting",
      "criticalWound",
      "extraSuccess",
      "forceRoll",
      "halveDamage",
      "ignoreBehaviour",
      "ignoreModifier",
      "ignoreState",
      "minDamage",
      "mortalWounds",
      "rollBonus",
      "rollPenalty",
      "reroll",
      "rollBlock",
      "setsCharacteristic",
      "setsFnp",
      "staticNumber",
    ]),
    attribute: Attribute.optional(),
    phase: z.array(z.enum(["command", "movement", "shooting", "charge", "fight"])).optional(),
    value: Value.default(true),
    abilities: z.array(z.string()).optional(),
    behaviours: z.array(z.string()).optional(),
    weaponAttributes: z.array(z.string()).optional(),
    keywords: z.array(z.string()).optional(),
    conditions: z.array(OlderCondition).optional(),
    state: z.string().optional(),
    stateSource: z.string().optional(),
  })
  .meta({ id: "OlderMechanic", description: "A mechanic in the older form" });
export type OlderMechanic = z.infer<typeof OlderMechanic>;
