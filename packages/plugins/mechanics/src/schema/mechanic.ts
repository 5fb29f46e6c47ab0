import { z } from "zod";
import { Condition } from "./condition.js";
import { MechanicEffect } from "./effect.js";

/** One rule of an ability. */
export const Mechanic = z.strictObject({
  as: z
    .enum(["attacker", "target", "either"])
    .default("attacker")
    .meta({ description: "Which side of an attack the unit with the rule is on" }),
  reach: z
    .enum(["model", "unit"])
    .default("unit")
    .meta({ description: "Only the part of an attached unit that has it, or all of it" }),
  if: Condition.optional(),
  effects: z.array(MechanicEffect).min(1),
});
export type Mechanic = z.infer<typeof Mechanic>;

/** An ability everybody may have, with the parameters its printed words carry. */
export const Template = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(["weapon", "unit"]),
  aliases: z.array(z.string()).default([]),
  params: z
    .strictObject({
      x: z.enum(["int", "intOrDice", "threshold", "inches"]).optional(),
      keyword: z.boolean().default(false),
    })
    .prefault({}),
  gist: z.string().optional().meta({ description: "The rule in our words" }),
  mechanics: z.array(Mechanic).default([]),
});
export type Template = z.infer<typeof Template>;

/** A file of the library. */
export const LibraryFile = z.strictObject({ $schema: z.string().optional(), templates: z.array(Template) });

/** An ability with mechanics of its own, as a datasheet writes it. */
export const OwnAbility = z.looseObject({ name: z.string(), mechanics: z.array(Mechanic).default([]) });
