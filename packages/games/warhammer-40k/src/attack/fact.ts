import { z } from "zod";
import { Quantity } from "../dice/quantity.js";

/** Where a rule comes from, from the nearest to the widest. */
export const SourceLayer = z.enum([
  "core",
  "weapon",
  "unit",
  "leader",
  "wargear",
  "enhancement",
  "stratagem",
  "detachment",
  "army",
]);
export type SourceLayer = z.infer<typeof SourceLayer>;

const source = {
  by: z.string().meta({ description: "The rule's name, for people" }),
  from: SourceLayer,
};
const Threshold = z.int().min(2).max(6);
const scoped = {
  ...source,
  to: z.string().optional().meta({ description: "Only this part of the target: its unit id, or `part/models`" }),
};

const Roll = z.enum(["hit", "wound", "save"]);
export const Stat = z.enum(["A", "skill", "S", "T", "AP", "Sv", "D"]);
export type Stat = z.infer<typeof Stat>;

/** A change to a characteristic: the kernel's layers, in their order; and attack dice beside the characteristic. */
const statChangeSchema = z.strictObject({
  fact: z.literal("stat"),
  ...scoped,
  stat: Stat,
  op: z.enum(["set", "divide", "multiply", "add", "subtract", "dice"]),
  amount: Quantity,
  criticals: z.literal(true).optional().meta({ description: "Only of attacks whose wound is critical" }),
});
export interface StatChange extends z.infer<typeof statChangeSchema> {}
export const StatChange: z.ZodType<StatChange> = statChangeSchema;

/** Mortal wounds in addition to an attack's damage, once it hits or wounds at all; suffered after all attacks. */
const mortalWoundsSchema = z.strictObject({
  fact: z.literal("mortalWounds"),
  ...source,
  on: z.enum(["hits", "wounds"]),
  roll: Threshold.nullable().meta({ description: "What a D6 must reach" }),
  count: Quantity,
  spill: z.boolean(),
});
export interface MortalWounds extends z.infer<typeof mortalWoundsSchema> {}
export const MortalWounds: z.ZodType<MortalWounds> = mortalWoundsSchema;

/** What one rule says about one attack, with every number resolved. Rules give facts; the edition makes a description of them. */
const attackFactSchema = z.discriminatedUnion("fact", [
  statChangeSchema,
  z.strictObject({ fact: z.literal("roll"), ...scoped, roll: Roll, add: z.int() }),
  z.strictObject({
    fact: z.literal("reroll"),
    ...scoped,
    roll: z.enum(["hit", "wound", "save", "damage", "attacks"]),
    dice: z.enum(["ones", "fails", "any", "one"]).meta({ description: "`one`: a single roll of the whole activation" }),
  }),
  z.strictObject({ fact: z.literal("noReroll"), ...source, roll: z.enum(["hit", "wound"]) }),
  z.strictObject({ fact: z.literal("automatic"), ...source, roll: z.enum(["hit", "wound"]) }),
  z.strictObject({
    fact: z.literal("failUpTo"),
    ...source,
    roll: z.enum(["hit", "wound"]),
    upTo: z.int().min(1).max(5),
  }),
  z.strictObject({
    fact: z.literal("onlyFrom"),
    ...source,
    least: Threshold.meta({ description: "Only these unmodified hit rolls hit, and only 6 is critical" }),
    critical: z.boolean().optional().meta({ description: "False: not even a 6 is" }),
  }),
  z.strictObject({
    fact: z.literal("critical"),
    ...source,
    roll: z.enum(["hit", "wound"]),
    on: Threshold,
    ifSuccessful: z.boolean().default(false),
  }),
  z.strictObject({ fact: z.literal("extraHits"), ...source, count: Quantity }),
  z.strictObject({ fact: z.literal("autoWound"), ...source }),
  z.strictObject({ fact: z.literal("devastating"), ...source }),
  z.strictObject({ fact: z.literal("cover"), ...source }),
  z.strictObject({
    fact: z.literal("ignore"),
    ...source,
    what: z.enum(["cover", "hitPenalties", "woundPenalties", "skillPenalties", "modifiers"]),
  }),
  z.strictObject({
    fact: z.literal("feelNoPain"),
    ...scoped,
    on: Threshold,
    against: z.enum(["all", "mortal", "psychic"]).default("all"),
  }),
  z.strictObject({ fact: z.literal("invulnerable"), ...scoped, on: Threshold }),
  mortalWoundsSchema,
  z.strictObject({
    fact: z.literal("uncounted"),
    ...source,
    gist: z.string().meta({ description: "What happens beside the attack, and no odds count" }),
  }),
  z.strictObject({
    fact: z.literal("trait"),
    ...source,
    trait: z.string().meta({ description: "A tag others read: precision, psychic, hazardous" }),
  }),
]);
export type AttackFact = z.infer<typeof attackFactSchema>;

/** What several rules say; named, so that types that hold it stay short. */
export interface AttackFacts extends Array<AttackFact> {}
export const AttackFacts: z.ZodType<AttackFacts> = z.array(attackFactSchema);

/** The facts of one kind. */
export const factsOf = <K extends AttackFact["fact"]>(
  facts: readonly AttackFact[],
  kind: K,
): readonly Extract<AttackFact, { fact: K }>[] =>
  facts.filter((fact): fact is Extract<AttackFact, { fact: K }> => fact.fact === kind);
