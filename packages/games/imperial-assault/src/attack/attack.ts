import { z } from "zod";
import { AttackDie, DefenseDie } from "../dice/dice.js";
import { SYMBOLS } from "../dice/results.js";
import { Condition } from "../facts/vocabulary.js";

const Count = z.int().min(0);

/** One die on the table. */
const TableDie = z.strictObject({
  die: z.union([AttackDie, DefenseDie]),
  face: z.int().min(0).max(5),
  rerolled: z.boolean(),
  cancelled: z.boolean().meta({ description: "It no longer counts for anybody" }),
});

const Symbols = z.strictObject({
  accuracy: z.int(),
  hit: z.int(),
  surge: z.int(),
  block: z.int(),
  evade: z.int(),
  dodge: z.int(),
});

/** Something added to the results, with its reason. */
const modifierSchema = z.strictObject({
  symbol: z.enum(SYMBOLS),
  amount: z.int(),
  by: z.string(),
  turned: z.literal(true).optional().meta({ description: "Not taken away but turned into other results" }),
  die: z.int().min(0).optional().meta({ description: "It is on the die at this place and goes with what that shows" }),
});
export interface Modifier extends z.infer<typeof modifierSchema> {}
export const Modifier: z.ZodType<Modifier> = modifierSchema;

/** A die more or less in a pool, with its reason. */
const DieChange = z.strictObject({ die: z.union([AttackDie, DefenseDie]), amount: z.int(), by: z.string() });

/** Where a keyword of an attack comes from. */
const GrantedKeyword = z.strictObject({ keyword: z.string(), amount: z.int(), by: z.string() });

/** What an attack does beyond damage; keywords add up, cleaves are resolved one by one. */
export const AttackKeywords = z.strictObject({
  pierce: Count,
  blast: Count,
  cleave: z.array(z.int().min(1)),
  recover: Count,
  conditions: z.array(Condition),
});
export type AttackKeywords = z.infer<typeof AttackKeywords>;

/** Dice of any colour. */
const FreeDice = z.strictObject({
  count: z.int().min(1),
  maxPerColor: z.int().min(1).optional(),
  seat: z.int().min(0).max(1).optional().meta({ description: "Who chooses them; left out: the attacker's player" }),
});

/** What an effect supplies instead of the printed attack, and what the attack starts with. */
export const AttackInstead = z.strictObject({
  type: z.enum(["melee", "ranged"]).optional(),
  pool: z.array(AttackDie).optional(),
  free: FreeDice.optional().meta({ description: "Dice of any colour beside that pool" }),
  modifiers: z.array(Modifier).optional(),
  keywords: AttackKeywords.partial().optional(),
  by: z.string().optional().meta({ description: "The ability this attack belongs to" }),
  plain: z
    .boolean()
    .optional()
    .meta({ description: "The attacker uses none of its own abilities, only what comes with the attack" }),
});
export type AttackInstead = z.infer<typeof AttackInstead>;

/** An attack on its way; attacks inside attacks stand behind it in the list. */
const attackSchema = z.strictObject({
  attacker: z.string(),
  defender: z.string(),
  seat: z.int().min(0).max(1).meta({ description: "Who controls the attacker for this attack" }),
  targetSpace: z.string().max(20).meta({ description: "A space by its printed name, such as m14" }),
  type: z.enum(["melee", "ranged"]),
  settled: z
    .enum(["yes", "look", "aim"])
    .meta({ description: "Something moved: look whether the target space is still seen; its target did: aim again" }),
  retarget: z
    .enum(["no", "waiting", "open"])
    .meta({ description: "Declared anew: waiting for, or in, the declare window of the new defender" }),
  pool: z.array(AttackDie).meta({ description: "The dice it starts with" }),
  free: FreeDice.nullable().meta({
    description: "Dice of any colour, to be chosen when the pool is about to be rolled",
  }),
  focused: z.boolean().meta({ description: "Has the green die of Focused" }),
  defense: z.array(DefenseDie),
  changes: z.array(DieChange).meta({ description: "Dice added to and taken from the pools" }),
  dice: z.array(TableDie),
  modifiers: z.array(Modifier),
  final: Symbols.nullable().meta({ description: "The results once they can no longer change" }),
  surges: z.int().meta({ description: "Surges left to spend, from the surge step on" }),
  spent: z.array(z.string()).meta({ description: "Surge abilities used in this attack" }),
  used: z.array(z.string()).meta({ description: "Abilities that may be used once per attack, and were" }),
  keywords: AttackKeywords,
  grants: z.array(GrantedKeyword),
  missed: z.string().nullable().meta({ description: "Why it misses" }),
  dealt: Count.meta({ description: "Damage the target suffered from it" }),
  weakened: z.int().min(0).optional().meta({ description: "The die whose evade Weakened cancels" }),
  by: z.string().optional().meta({ description: "The ability it belongs to, when it is no plain attack" }),
  plain: z.boolean().optional().meta({ description: "Without the abilities of the attacker" }),
  fortified: z
    .literal(true)
    .optional()
    .meta({ description: "The defending player rerolled a defense die, or changed the defense pool or its results" }),
});
export interface Attack extends z.infer<typeof attackSchema> {}
export const Attack: z.ZodType<Attack> = attackSchema;
