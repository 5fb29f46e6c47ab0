import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import { Quantity } from "../dice/quantity.js";
import { Characteristic } from "./characteristic.js";
import { AttackFacts, MortalWounds } from "./fact.js";

const because = AttackFacts.meta({ description: "The facts that made it so" });
/** Whether attacks or damage are rolled again: not, where the die shows a 1, or wherever the roll came low. */
export const QuantityReroll = z.union([z.literal(false), z.enum(["ones", "any"])]);
export type QuantityReroll = z.infer<typeof QuantityReroll>;
/** One roll of an activation that may be made again. */
const singleRerollSchema = z.strictObject({
  roll: z.enum(["hit", "wound", "save", "damage", "attacks"]),
  by: z.string(),
});
export interface SingleReroll extends z.infer<typeof singleRerollSchema> {}
export const SingleReroll: z.ZodType<SingleReroll> = singleRerollSchema;
const Explained = z.strictObject({ value: z.int(), because });

/** A hit or wound roll, ready to be judged face by face. */
const rollDescriptionSchema = z.strictObject({
  automatic: z.boolean().meta({ description: "No roll is made: it succeeds and is never critical" }),
  needed: z.int().meta({ description: "What the modified die must reach" }),
  modifier: z.int().min(-1).max(1).meta({ description: "The net of all modifiers, clamped once" }),
  failUpTo: z.int().min(1).max(5).meta({ description: "Unmodified faces that always fail" }),
  onlyFrom: z.int().nullable().meta({ description: "Only these unmodified faces succeed, as in Overwatch" }),
  neverCritical: z.boolean().optional().meta({ description: "None of those is critical" }),
  critical: z.int().min(2).max(6).meta({ description: "Unmodified faces from here on are critical, and succeed" }),
  criticalIfSuccessful: z.int().min(2).max(6).nullable(),
  reroll: z.enum(["none", "ones", "fails", "nonCriticals"]),
  because,
});
export interface RollDescription extends DeepReadonly<z.infer<typeof rollDescriptionSchema>> {}
export const RollDescription: z.ZodType<z.infer<typeof rollDescriptionSchema>> = rollDescriptionSchema;

const saveDescriptionSchema = z.strictObject({
  armour: z.int().meta({ description: "What an unmodified die must reach for armour; 7 and more cannot be made" }),
  invulnerable: z.int().nullable(),
  needed: z.int().meta({ description: "The better of the two" }),
  reroll: z.enum(["none", "ones", "fails"]),
  because,
});
export interface SaveDescription extends DeepReadonly<z.infer<typeof saveDescriptionSchema>> {}
export const SaveDescription: z.ZodType<z.infer<typeof saveDescriptionSchema>> = saveDescriptionSchema;

/** How models that are alike stand against this attack. */
const defenceSchema = z.strictObject({
  part: z.string().meta({ description: "The bodyguard's or the leader's unit id" }),
  models: z.string().meta({ description: "The id of the models in that part" }),
  count: z.int(),
  wounds: z.int(),
  lost: z.int(),
  allocated: z.boolean(),
  isCharacter: z.boolean().meta({ description: "An attached CHARACTER: Precision may pick it" }),
  group: z
    .string()
    .optional()
    .meta({ description: "Models of one group are struck together, where attacks are pools" }),
  save: SaveDescription,
  damage: Characteristic,
  feelNoPain: z.int().nullable(),
  feelNoPainMortal: z.int().nullable().meta({ description: "Against mortal wounds, Devastating Wounds included" }),
  because,
});
export interface Defence extends DeepReadonly<z.infer<typeof defenceSchema>> {}
/**
 * The same as it is written; types of others name it.
 *
 * @public
 */
export interface WrittenDefence extends z.infer<typeof defenceSchema> {}
export const Defence: z.ZodType<WrittenDefence> = defenceSchema;

/**
 * An attack with all its rules settled: the machines roll what it says, the odds count what it says. Nothing about rules
 * is asked after this.
 */
const attackDescriptionSchema = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  part: z.string(),
  weapon: z.string(),
  type: z.enum(["ranged", "melee"]),
  weapons: z.int().min(0).meta({ description: "How many of the weapon attack; random attacks are rolled for each" }),
  attacks: Characteristic,
  attacksReroll: QuantityReroll,
  skill: z.strictObject({ value: z.int().nullable(), because }),
  strength: Explained,
  randomStrength: z
    .strictObject({
      roll: Characteristic,
      needed: z.array(z.int()).meta({ description: "What a wound roll needs at each Strength" }),
    })
    .nullable()
    .meta({ description: "Where Strength is dice, rolled for every wound roll; `strength` is then its average" }),
  toughness: Explained,
  armourPenetration: Explained,
  hit: RollDescription,
  wound: RollDescription,
  criticalHit: z.strictObject({
    extraHits: Quantity.nullable(),
    autoWound: z.boolean(),
    declines: z.boolean().optional().meta({ description: "It may roll to wound instead, and is better off so" }),
    because,
  }),
  criticalWound: z.strictObject({
    devastating: z.boolean(),
    defences: z
      .array(Defence)
      .optional()
      .meta({ description: "How the target stands against critical wounds, where they are a pool of their own" }),
    because,
  }),
  damageReroll: QuantityReroll,
  traits: z.array(z.strictObject({ trait: z.string(), by: z.string() })),
  singles: z
    .array(SingleReroll)
    .optional()
    .meta({ description: "Rolls that may be made again once in the whole activation, and by which rule" }),
  inAddition: z.array(MortalWounds).optional().meta({ description: "Mortal wounds beside its damage" }),
  uncounted: z.array(z.strictObject({ by: z.string(), gist: z.string() })).meta({
    description: "Rules that do something beside the attack, or that players carry out by hand: odds leave them out",
  }),
  defences: z.array(Defence).meta({ description: "The target's living models as listed, leaders last" }),
});
export interface AttackDescription extends DeepReadonly<z.infer<typeof attackDescriptionSchema>> {}
export const AttackDescription: z.ZodType<z.infer<typeof attackDescriptionSchema>> = attackDescriptionSchema;
