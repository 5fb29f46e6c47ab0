import { z } from "zod";

const Phase = z.enum(["command", "movement", "shooting", "charge", "fight"]);

/** Which units a stratagem can be used on, or with. */
const filterSchema = z.strictObject({
  from: z
    .enum(["any", "subject", "targets", "reserve", "roller"])
    .default("any")
    .meta({ description: "Any on the table, the one the window is about, those shot at, in Reserves, or who rolled" }),
  keywords: z.array(z.string()).default([]).meta({ description: "It has one of these" }),
  without: z.array(z.string()).default([]).meta({ description: "It has none of these" }),
  unless: z.array(z.string()).default([]).meta({ description: "With one of these, `without` does not count" }),
  engaged: z.boolean().optional(),
  hasNot: z
    .array(z.enum(["advance", "fallBack", "shot", "fought", "charged"]))
    .default([])
    .meta({ description: "It has done none of these this turn" }),
  has: z
    .array(z.enum(["charged"]))
    .optional()
    .meta({ description: "It has done all of these this turn" }),
  within: z.int().optional().meta({ description: "Inches from the other unit of the stratagem" }),
  visible: z.boolean().default(false).meta({ description: "Seen by the other unit of the stratagem" }),
  can: z
    .enum(["overwatch", "charge", "fight", "arrive"])
    .optional()
    .meta({ description: "What it must be able to do" }),
});
export interface Filter extends z.infer<typeof filterSchema> {}
const Filter: z.ZodType<Filter> = filterSchema;

/** A stratagem as data: when, who, on what, and the effects that carry it out. */
const stratagemSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    name: z.string(),
    gist: z.string().meta({ description: "The rule in our words" }),
    cost: z.int().min(0),
    of: z
      .string()
      .optional()
      .meta({ description: "The stratagem this is a dearer use of: a use of either counts for both" }),
    windows: z.array(z.string()).min(1),
    phases: z.array(Phase).optional().meta({ description: "Any phase when left out" }),
    player: z.enum(["active", "reacting", "either"]),
    about: z.enum(["mine", "theirs"]).optional().meta({ description: "Whose unit the window is about" }),
    per: z
      .enum(["phase", "turn", "battle"])
      .default("phase")
      .meta({ description: "Once in this time for a player; never twice in a phase" }),
    unit: Filter.optional().meta({ description: "The unit of the player that it is used on" }),
    enemy: Filter.optional().meta({ description: "The unit of the opponent it is used against" }),
    each: z
      .enum(["die", "character"])
      .optional()
      .meta({ description: "Offered for every die on the table, or every CHARACTER of the unit" }),
    steps: z
      .array(z.looseObject({ type: z.string() }))
      .min(1)
      .meta({
        description:
          'Effects; "$unit", "$enemy", "$part", "$die", "$seat", "$toughness", "$name" stand for what was chosen',
      }),
  })
  .meta({ description: "A stratagem" });
export interface Stratagem extends z.infer<typeof stratagemSchema> {}
export const Stratagem: z.ZodType<Stratagem> = stratagemSchema;

/** A file of stratagems. */
export const StratagemFile = z.strictObject({ $schema: z.string().optional(), stratagems: z.array(Stratagem) });
