import type { Effect } from "@riposte/kernel";
import { Ability, Lasting } from "@riposte/warhammer-40k";
import { z } from "zod";
import { Expression, Who } from "./expression.js";

const roll = z.enum(["hit", "wound"]);

/** Characteristics of a unit outside attacks. */
const UNIT_STATS = ["M", "OC", "Ld", "detection"] as const;
type UnitStat = (typeof UNIT_STATS)[number];

/** Is a characteristic asked for outside attacks? */
export const isUnitStat = (stat: string): stat is UnitStat => (UNIT_STATS as readonly string[]).includes(stat);

/** How long something lasts; until the phase ends where it is not said. */
const Unsaid: z.ZodType<Lasting> = Lasting.prefault([{ until: "endOfPhase" }]);

/** An effect of another plugin by its name, with its fields: the composition checks them. */
export interface VerbOfAnother extends Effect {
  readonly [field: string]: unknown;
}
export const VerbOfAnother: z.ZodType<VerbOfAnother> = z
  .looseObject({ type: z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/) })
  .meta({ description: "An effect of that plugin by its name, with its fields" });

type Op = "set" | "divide" | "multiply" | "add" | "subtract";
const Op: z.ZodType<Op> = z.enum(["set", "divide", "multiply", "add", "subtract"]);

const Written = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("modRoll"),
    roll: z.enum(["hit", "wound", "save", "advance", "charge", "battle-shock", "hazardous"]),
    by: Expression,
  }),
  z.strictObject({
    do: z.literal("modStat"),
    stat: z.enum(["A", "skill", "S", "T", "AP", "Sv", "D", ...UNIT_STATS]),
    op: Op,
    by: Expression,
  }),
  z
    .strictObject({ do: z.literal("attackDice"), by: Expression })
    .meta({ description: "More dice for each weapon, beside its Attacks characteristic" }),
  z.strictObject({
    do: z.literal("reroll"),
    roll: z.enum(["hit", "wound", "save", "damage", "attacks"]),
    dice: z.enum(["ones", "fails", "any", "one"]).meta({ description: "`one`: a single roll of the whole activation" }),
  }),
  z.strictObject({ do: z.literal("noReroll"), roll }).meta({ description: "These dice are not rolled again" }),
  z.strictObject({ do: z.literal("autoPass"), roll }),
  z.strictObject({ do: z.literal("failBand"), roll, upTo: z.int().min(1).max(5) }),
  z.strictObject({ do: z.literal("critOn"), roll, from: Expression, onlyIfSuccess: z.boolean().default(false) }),
  z.strictObject({ do: z.literal("overwatchOn"), from: Expression }),
  z.strictObject({ do: z.literal("extraHits"), count: Expression }),
  z.strictObject({ do: z.literal("autoWound") }),
  z.strictObject({ do: z.literal("devastate") }),
  z
    .strictObject({
      do: z.literal("critStat"),
      stat: z.enum(["AP", "D"]),
      op: Op,
      by: Expression,
    })
    .meta({ description: "Critical wounds change their own attack" }),
  z.strictObject({ do: z.literal("cover") }),
  z.strictObject({
    do: z.literal("ignore"),
    what: z.enum(["cover", "hitPenalties", "woundPenalties", "skillPenalties", "modifiers"]),
  }),
  z.strictObject({
    do: z.literal("fnp"),
    on: Expression,
    against: z.enum(["all", "mortal", "psychic"]).default("all"),
  }),
  z.strictObject({ do: z.literal("invulnerable"), on: Expression }),
  z.strictObject({ do: z.literal("trait"), trait: z.string() }),
  z.strictObject({
    do: z.literal("permit"),
    action: z.string(),
    amount: Expression.prefault(1).meta({ description: "How much of it, such as the inches of Scouts" }),
  }),
  z.strictObject({ do: z.literal("forbid"), action: z.string() }),
  z
    .strictObject({ do: z.literal("grantAbility"), ability: z.string(), amount: Expression.prefault(1) })
    .meta({ description: "The unit has this ability: by its name, and with what the library says it does" }),
  z.strictObject({ do: z.literal("grantWeaponAbility"), ability: z.string() }),
  z.strictObject({ do: z.literal("grantKeyword"), keyword: z.string() }),
  z.strictObject({ do: z.literal("loseKeyword"), keyword: z.string() }),
  // what happens when a rule is triggered
  z
    .strictObject({
      do: z.literal("mortalWounds"),
      who: Who.default("target"),
      count: Expression,
      spill: z.boolean().default(true),
    })
    .meta({ description: "Mortal wounds outside attacks" }),
  z
    .strictObject({
      do: z.literal("explode"),
      on: z.int().min(1).max(6).default(6).meta({ description: "What a D6 must reach" }),
      within: z.int().min(0).default(6).meta({ description: "Inches" }),
      count: Expression,
    })
    .meta({ description: "Mortal wounds to every unit near" }),
  z
    .strictObject({ do: z.literal("fightOn") })
    .meta({ description: "The model stays until its unit has fought, where the edition knows that" }),
  z
    .strictObject({ do: z.literal("surge"), inches: Expression })
    .meta({ description: "A surge move of up to so many inches, where the edition knows them" }),
  z
    .strictObject({
      do: z.literal("mark"),
      who: Who.default("target"),
      mark: z.string(),
      value: z.union([z.boolean(), z.number(), z.string()]).optional(),
      until: Unsaid,
    })
    .meta({ description: "A mark that conditions read" }),
  z
    .strictObject({
      do: z.literal("select"),
      mark: z.string(),
      until: Unsaid,
      made: z
        .array(z.string())
        .min(1)
        .optional()
        .meta({ description: "Only units hit by attacks made with weapons of these names" }),
      keywords: z.array(z.string()).min(1).optional().meta({ description: "Only units with one of these" }),
      without: z.array(z.string()).min(1).optional().meta({ description: "No units with one of these" }),
      optional: z.boolean().default(false).meta({ description: "The player may select none" }),
    })
    .meta({ description: "Its player selects one enemy unit hit by the attacks just made, which has the mark then" }),
  z
    .strictObject({
      do: z.literal("lasting"),
      who: Who.default("target"),
      name: z.string(),
      abilities: z.array(Ability).min(1),
      until: Unsaid,
    })
    .meta({ description: "Abilities for a while" }),
  z
    .strictObject({ do: z.literal("effect"), who: Who.default("target"), gist: z.string(), effect: VerbOfAnother })
    .meta({ description: "What a plugin composed with this one can do; it is told which `unit` it is about" }),
  z
    .strictObject({ do: z.literal("manual"), gist: z.string() })
    .meta({ description: "What players see to themselves, because mechanics cannot say it" }),
]);

/** What a mechanic does. Numbers are expressions; each becomes a fact about an attack, a permission, a value or a keyword. */
export type MechanicEffect = z.infer<typeof Written>;
export const MechanicEffect: z.ZodType<MechanicEffect> = Written;

const TRIGGERED: readonly string[] = [
  "mortalWounds",
  "explode",
  "fightOn",
  "surge",
  "mark",
  "select",
  "lasting",
  "effect",
];

/** Does an effect happen at a moment, instead of being so all the time? */
export const happens = (effect: MechanicEffect): boolean => TRIGGERED.includes(effect.do);
