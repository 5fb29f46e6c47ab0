import { AttackDie, AttackKeywords, SYMBOLS } from "@riposte/imperial-assault";
import { z } from "zod";
import { Amount } from "../amount.js";
import { Filter, Ref, Who } from "../filter.js";
import { Chooser, Die, optional } from "./words.js";

/** Fields of an attack a step performs. */
const attackFields = {
  by: Ref.default("self").meta({ description: "Who attacks" }),
  target: Ref.optional().meta({ description: "A bound figure it must target" }),
  among: Filter.optional().meta({ description: "Which figures it may target" }),
  control: z.boolean().optional().meta({
    description: "The ability's player controls a hostile attacker: every figure but itself is hostile to it",
  }),
  spotters: Filter.optional().meta({ description: "Figures that may see the target for it" }),
  typeOf: Ref.optional().meta({ description: "The attack type of this figure" }),
  within: z.int().min(0).optional().meta({ description: "Only targets within so many spaces of the attacker" }),
  plain: z.boolean().optional().meta({ description: "Without the attacker's own abilities and surge abilities" }),
  tag: z.string().optional().meta({ description: "`attackBy` finds this attack as `<ability id>/<tag>`" }),
  except: z.array(Ref).optional().meta({ description: "Figures it may not target" }),
  attackType: z.enum(["melee", "ranged"]).optional().meta({ description: "Instead of the printed type" }),
  pool: z
    .union([z.array(AttackDie), z.strictObject({ of: Ref })])
    .optional()
    .meta({ description: "Instead of the printed dice; or those of a figure" }),
  plus: z.array(AttackDie).optional().meta({ description: "Dice more" }),
  results: z.partialRecord(z.enum(SYMBOLS), z.int()).optional().meta({ description: "Added to the results" }),
  keywords: AttackKeywords.partial().optional(),
  as: z.string().default("target").meta({ description: "The target is bound under this name" }),
  optional,
};

/** Attacks inside abilities, and changes of the attack under way. */
export const attacksSteps = {
  "do:attack": z.strictObject(attackFields).meta({ description: "Performs an attack" }),
  "do:aim": z.strictObject(attackFields).meta({ description: "The choice of its target, once it is being performed" }),
  "do:strike": z
    .strictObject({
      attacker: z.string(),
      defender: z.string(),
      targetSpace: z.string(),
      seat: z.int(),
      instead: z.unknown(),
    })
    .meta({ description: "The attack itself, once its target is known" }),
  "do:reroll": z
    .strictObject({
      dice: z.enum(["attack", "defense", "any"]),
      upTo: Amount.default(1),
      die: Die.optional().meta({ description: "Only dice of this colour" }),
      all: z.boolean().default(false),
      roller: z.boolean().default(false).meta({ description: "The player who rolled a die rerolls it" }),
      by: Chooser,
    })
    .meta({ description: "Rerolls dice of the attack under way" }),
  "do:turn": z
    .strictObject({
      dice: z.enum(["attack", "defense", "any"]),
      face: z.enum(["any", "other", "one-icon"]).default("any").meta({ description: "other: not the face it shows" }),
      icons: z
        .int()
        .optional()
        .meta({ description: "Only dice that show so many hits and surges, or blocks, evades and dodges" }),
      only: z.string().optional().meta({ description: "The dice bound under this name" }),
    })
    .meta({ description: "Turns a die to a face of the player's choice; the die is bound as `turned`" }),
  "do:pool": z
    .strictObject({
      add: z.array(Die).optional(),
      remove: z.array(z.union([Die, z.enum(["any", "all"])])).optional(),
      optional: z.boolean().default(false).meta({ description: "An `any` die may be left where it is" }),
      of: z
        .enum(["attack", "defense"])
        .default("attack")
        .meta({ description: "Whose pool an `any` die is removed from" }),
      by: Chooser,
    })
    .meta({ description: "Adds and removes dice before they are rolled; add after remove is a swap" }),
  "do:modify": z
    .strictObject({
      symbol: z.enum(SYMBOLS),
      amount: Amount.default(1),
      onDie: z.string().optional().meta({ description: "The die bound under this name shows it, and takes it along" }),
    })
    .meta({ description: "Adds to the results of the attack under way" }),
  "do:convert": z
    .strictObject({ from: z.enum(SYMBOLS), to: z.partialRecord(z.enum(SYMBOLS), z.int()), upTo: Amount.optional() })
    .meta({ description: "Turns results into others, one for so many, before any are taken away" }),
  "do:grant": AttackKeywords.partial()
    .extend({ pierce: Amount.optional() })
    .meta({ description: "Gives the attack under way keywords; a negative Pierce takes away" }),
  "do:surges": z
    .strictObject({
      surges: z.array(z.string()).min(1).meta({ description: "As cards spell them: `pierce 1, weaken`" }),
      to: Who.default("self"),
      until: z.enum(["attack", "next-attack", "activation", "round", "match"]).default("attack"),
    })
    .meta({ description: "Gives figures surge abilities for some time" }),
  "do:borrow-surges": z
    .strictObject({ of: Ref })
    .meta({ description: "In this attack its figure has the printed surge abilities of this one in place of its own" }),
  "do:retarget": z
    .strictObject({ to: Ref.default("self") })
    .meta({ description: "The attack under way targets this figure instead, if it could" }),
  "do:become": z
    .strictObject({ attackType: z.enum(["melee", "ranged"]) })
    .meta({ description: "Changes the type of the attack under way" }),
  "do:free-dice": z
    .strictObject({ count: z.int().min(1), maxPerColor: z.int().default(9), instead: z.boolean().default(false) })
    .meta({ description: "Adds dice of any colour to the attack pool; instead: in place of the printed ones" }),
  "do:swap-die": z
    .strictObject({ of: z.enum(["attack", "defense"]).default("attack"), from: Die.optional(), to: Die.optional() })
    .meta({ description: "Swaps a die of the pool for another; of any colour where none is named" }),
  "do:cancel-die": z
    .strictObject({
      dice: z.enum(["attack", "defense", "any"]).default("any"),
      only: z.string().optional().meta({ description: "The dice bound under this name, without a choice" }),
    })
    .meta({ description: "Takes a rolled die away" }),
  "do:read-die": z
    .strictObject({
      dice: z.enum(["attack", "defense"]),
      except: z.array(Die).optional(),
      as: z.string().default("roll"),
    })
    .meta({ description: "Chooses a rolled die of the attack and binds what it shows" }),
  "do:recolor": z
    .strictObject({
      dice: z.enum(["attack", "defense"]),
      as: z.string().optional().meta({ description: "It is the doing of this ability; the running one when left out" }),
    })
    .meta({
      description:
        "Swaps a rolled die for one of another colour of its type and rolls that: the die counts as rerolled and is bound as `rerolled`",
    }),
  "do:arc": z
    .strictObject({
      beside: z.literal(true).optional().meta({ description: "Instead it looks from a space next to it" }),
    })
    .meta({
      description: "Until its next attack is over the figure may target whatever is next to an empty space it sees",
    }),
  "do:miss": z.strictObject({}).meta({ description: "The attack misses" }),
};
