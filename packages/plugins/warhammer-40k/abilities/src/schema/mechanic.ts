import { z } from "zod";
import { Condition } from "./condition.js";
import { happens, MechanicEffect } from "./effect.js";

/**
 * When a rule is asked: all the time, or when something has happened to the unit that has it. A wound or a model is lost
 * once all attacks of the enemy unit that cost it are made.
 */
export const Trigger = z.enum([
  "always",
  "model.destroyed",
  "wound.lost",
  "model.lost",
  "hits.scored",
  "wounds.scored",
  "attacks.resolved",
  "unit.moved",
  "phase.began",
]);
export type Trigger = z.infer<typeof Trigger>;

/** How often a triggered rule may be used by one unit. */
const Limit = z.strictObject({ count: z.int().min(1).default(1), per: z.enum(["phase", "turn", "round", "battle"]) });
export type Limit = z.infer<typeof Limit>;

/** Whom else a rule reaches: units this near, and the unit itself where they are friends. */
const Aura = z.strictObject({
  within: z.int().min(1),
  to: z.enum(["friendly", "enemy"]),
  lasts: z
    .literal(true)
    .optional()
    .meta({ description: "It reaches them wherever its unit is, and when that is no more: what a mark decides alone" }),
});

/** One rule of an ability. */
const mechanicSchema = z
  .strictObject({
    when: Trigger.default("always"),
    as: z
      .enum(["attacker", "target", "either"])
      .default("attacker")
      .meta({ description: "Which side of an attack the unit with the rule is on" }),
    reach: z
      .enum(["model", "unit"])
      .default("unit")
      .meta({ description: "Only the part of an attached unit that has it, or all of it" }),
    aura: Aura.optional().meta({ description: "Units it reaches have the rule: they are its self" }),
    if: Condition.optional(),
    roll: z.int().min(2).max(6).optional().meta({ description: "What a D6 must reach, rolled when it is triggered" }),
    uses: Limit.optional(),
    effects: z.array(MechanicEffect).min(1),
  })
  .refine(
    ({ when, effects }) => effects.every((effect) => effect.do === "manual" || happens(effect) === (when !== "always")),
    "Mortal wounds, explosions, surges, fighting on, marks, lasting abilities and effects of other plugins need a trigger (when), and nothing else has one.",
  )
  .refine(
    ({ when, roll, uses }) => when !== "always" || (roll === undefined && uses === undefined),
    "Only a triggered rule (when) is rolled for or limited.",
  )
  .meta({ id: "Mechanic", description: "One rule of an ability" });
export interface Mechanic extends z.infer<typeof mechanicSchema> {}
export const Mechanic: z.ZodType<Mechanic> = mechanicSchema;

/** What the parameter of an ability may be. */
export const ParamKind = z.enum(["int", "intOrDice", "threshold", "inches"]);
export type ParamKind = z.infer<typeof ParamKind>;

/** An ability any unit may have, with the parameters its printed words carry. */
export interface Template {
  key: string;
  name?: string | undefined;
  kind: "weapon" | "unit";
  aliases: string[];
  params: { x?: ParamKind | undefined; otherwise?: number | undefined; keyword: boolean };
  gist?: string | undefined;
  mechanics: Mechanic[];
}

export const Template: z.ZodType<Template> = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().optional().meta({ description: "How it is printed; the key with capitals when left out" }),
  kind: z.enum(["weapon", "unit"]),
  aliases: z.array(z.string()).default([]).meta({
    description: "Other words for it; {x} and {keyword} stand where the parameters are, at the end when left out",
  }),
  params: z
    .strictObject({
      x: ParamKind.optional(),
      otherwise: z.int().optional().meta({ description: "What x is where the printed words leave it out" }),
      keyword: z.boolean().default(false),
    })
    .prefault({}),
  gist: z.string().optional().meta({ description: "The rule in our words" }),
  mechanics: z.array(Mechanic).default([]),
});
