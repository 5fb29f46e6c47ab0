import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import { Quantity } from "../dice/quantity.js";
import { Characteristic } from "./characteristic.js";
import { AttackFact } from "./fact.js";

const because = z.array(AttackFact).meta({ description: "The facts that made it so" });
const Explained = z.strictObject({ value: z.int(), because });

/** A hit or wound roll, ready to be judged face by face. */
export const RollDescription = z.strictObject({
  automatic: z.boolean().meta({ description: "No roll is made: it succeeds and is never critical" }),
  needed: z.int().meta({ description: "What the modified die must reach" }),
  modifier: z.int().min(-1).max(1).meta({ description: "The net of all modifiers, clamped once" }),
  failUpTo: z.int().min(1).max(5).meta({ description: "Unmodified faces that always fail" }),
  onlyFrom: z.int().nullable().meta({ description: "Only these unmodified faces succeed, as in Overwatch" }),
  critical: z.int().min(2).max(6).meta({ description: "Unmodified faces from here on are critical, and succeed" }),
  criticalIfSuccessful: z.int().min(2).max(6).nullable(),
  reroll: z.enum(["none", "ones", "fails", "nonCriticals"]),
  because,
});
export type RollDescription = DeepReadonly<z.infer<typeof RollDescription>>;

export const SaveDescription = z.strictObject({
  armour: z.int().meta({ description: "What an unmodified die must reach for armour; 7 and more cannot be made" }),
  invulnerable: z.int().nullable(),
  needed: z.int().meta({ description: "The better of the two" }),
  reroll: z.enum(["none", "ones", "fails"]),
  because,
});
export type SaveDescription = DeepReadonly<z.infer<typeof SaveDescription>>;

/** How models that are alike stand against this attack. */
export const Defence = z.strictObject({
  part: z.string().meta({ description: "The bodyguard's or the leader's unit id" }),
  models: z.string().meta({ description: "The id of the models in that part" }),
  count: z.int(),
  wounds: z.int(),
  lost: z.int(),
  allocated: z.boolean(),
  isCharacter: z.boolean().meta({ description: "An attached leader: reached last, or by Precision" }),
  save: SaveDescription,
  damage: Characteristic,
  feelNoPain: z.int().nullable(),
  feelNoPainMortal: z.int().nullable().meta({ description: "Against mortal wounds, Devastating Wounds included" }),
  because,
});
export type Defence = DeepReadonly<z.infer<typeof Defence>>;

/**
 * An attack with all its rules settled: the machines roll what it says, the odds count what it says. Nothing about rules
 * is asked after this.
 */
export const AttackDescription = z.strictObject({
  attacker: z.string(),
  target: z.string(),
  part: z.string(),
  weapon: z.string(),
  type: z.enum(["ranged", "melee"]),
  weapons: z.int().min(0).meta({ description: "How many of the weapon attack; random attacks are rolled for each" }),
  attacks: Characteristic,
  attacksReroll: z.boolean(),
  skill: z.strictObject({ value: z.int().nullable(), because }),
  strength: Explained,
  toughness: Explained,
  armourPenetration: Explained,
  hit: RollDescription,
  wound: RollDescription,
  criticalHit: z.strictObject({ extraHits: Quantity.nullable(), autoWound: z.boolean(), because }),
  criticalWound: z.strictObject({ devastating: z.boolean(), because }),
  damageReroll: z.boolean(),
  traits: z.array(z.strictObject({ trait: z.string(), by: z.string() })),
  defences: z.array(Defence).meta({ description: "The target's living models as listed, leaders last" }),
});
export type AttackDescription = DeepReadonly<z.infer<typeof AttackDescription>>;
