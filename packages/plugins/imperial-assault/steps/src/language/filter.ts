import { Condition, Trait } from "@riposte/imperial-assault";
import { z } from "zod";

const many = <T extends z.ZodType>(one: T) => z.union([one, z.array(one).min(1)]);

/** A figure by name: `self`, `attacker`, `defender`, `subject` (whom the moment is about), `each`, or a name bound by a step. */
export const Ref = z.string().min(1).meta({ description: "A figure bound under this name" });
export type Ref = z.infer<typeof Ref>;

/** Which figures: every field given must hold. Distances count from `from`, the ability's own figure when left out. */
const filterSchema = z
  .strictObject({
    side: z.enum(["friendly", "hostile", "any"]).optional().meta({ description: "Any side when left out" }),
    other: z.literal(true).optional().meta({ description: "Not the ability's own figure" }),
    from: Ref.optional().meta({ description: "Where distance, adjacency and sight count from" }),
    fromSpace: z.string().optional().meta({ description: "A bound space to count from instead" }),
    within: z.int().min(0).optional(),
    beyond: z.int().min(0).optional().meta({ description: "Farther away than this" }),
    adjacent: z.boolean().optional(),
    seen: z.boolean().optional().meta({ description: "`from` has line of sight to it" }),
    sees: Ref.optional().meta({ description: "It has line of sight to this figure" }),
    trait: many(Trait).optional().meta({ description: "Has one of these traits" }),
    notTrait: many(Trait).optional(),
    name: many(z.string()).optional().meta({ description: "The printed name, for regular and elite alike" }),
    card: many(z.string()).optional().meta({ description: "A card's id" }),
    affiliation: z.enum(["rebel", "imperial", "mercenary", "neutral"]).optional(),
    unique: z.boolean().optional(),
    elite: z.boolean().optional(),
    small: z.boolean().optional().meta({ description: "One space" }),
    massive: z.boolean().optional(),
    mobile: z.boolean().optional(),
    companion: z.boolean().optional(),
    costAtMost: z.int().optional().meta({ description: "Figure cost" }),
    costAtLeast: z.int().optional(),
    highestCost: z
      .literal(true)
      .optional()
      .meta({ description: "No figure of its side in play has a higher figure cost" }),
    cheaperThanSelf: z.literal(true).optional().meta({ description: "Lower figure cost than the ability's figure" }),
    groupCostAtMost: z.int().optional().meta({ description: "Deployment cost" }),
    groupCostAtMostOf: Ref.optional().meta({
      description: "Its deployment cost is not above that of this figure's card",
    }),
    combinedCostAtMost: z
      .int()
      .optional()
      .meta({ description: "Its deployment cost and that of the group of the moment come to no more" }),
    namesake: z.literal(true).optional().meta({ description: "Of the same printed name as the group of the moment" }),
    sharesTrait: Ref.optional().meta({ description: "Has a trait this figure has too" }),
    diceAtMost: z.int().optional().meta({ description: "Printed attack dice" }),
    attack: z.enum(["melee", "ranged"]).optional().meta({ description: "Printed attack type" }),
    group: z.enum(["own", "other"]).optional().meta({ description: "Of the ability's group, or of another" }),
    groupOf: Ref.optional().meta({ description: "Of the same group as this figure" }),
    has: many(z.union([Condition, z.literal("harmful")]))
      .optional()
      .meta({ description: "Has one of these conditions" }),
    lacks: many(z.union([Condition, z.literal("harmful")])).optional(),
    gains: Condition.optional().meta({ description: "Could gain this condition: it lacks it, and nothing forbids it" }),
    spendsToken: z
      .literal(true)
      .optional()
      .meta({ description: "May spend a power token in the attack under way, whichever figure has one" }),
    harmfulAtLeast: z.int().optional().meta({ description: "Has so many harmful conditions" }),
    damageAtLeast: z.int().min(0).optional(),
    damageAtMost: z.int().min(0).optional(),
    healthLeftAtMost: z.int().min(0).optional(),
    paysStrain: z.int().min(1).max(10).optional().meta({ description: "It can pay so much strain" }),
    token: z.union([z.boolean(), z.string()]).optional().meta({ description: "Has a power token (of this kind)" }),
    marked: z.string().optional().meta({ description: "Has a token of this ability's own" }),
    unmarked: z.string().optional().meta({ description: "Has no such token" }),
    not: many(Ref).optional().meta({ description: "None of these bound figures" }),
    is: many(Ref).optional().meta({ description: "One of these bound figures" }),
    touches: many(z.enum(["difficult", "blocking", "impassable", "exterior", "terminal", "wall", "object"]))
      .optional()
      .meta({ description: "Stands on, or next to, such ground" }),
    onTile: z.string().optional().meta({ description: "On the map tile bound under this name" }),
    inZone: z
      .enum(["own", "opposing", "outside"])
      .optional()
      .meta({ description: "outside: not in the zone of its own player" }),
    attachment: z
      .union([z.string(), z.literal(false)])
      .optional()
      .meta({ description: "Its group has this attachment; false: none" }),
    incapacitated: z.enum(["also", "only", "not"]).optional().meta({
      description:
        "Incapacitated figures: left out, but where a condition only looks for friends near by; `not`: there too",
    }),
    ready: z.boolean().optional().meta({ description: "Its deployment card is ready" }),
    get having() {
      return Filter.optional().meta({ description: "Some figure fits this, in which `it` is the figure looked at" });
    },
    get any() {
      return z.array(Filter).min(1).optional().meta({ description: "One of these holds" });
    },
  })
  .meta({ description: "Which figures" });
export interface Filter extends z.infer<typeof filterSchema> {}
export const Filter: z.ZodType<Filter> = filterSchema;

/** One figure by name, or all figures that fit. */
export const Who = z.union([Ref, Filter]).meta({ description: "A bound figure, or every figure that fits" });
export type Who = z.infer<typeof Who>;
