import { z } from "zod";

const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Blocks = z.array(z.string().max(20)).max(60);

/** The colours a token can have. */
export const TokenColour = z.enum(["gray", "red", "green", "blue", "yellow"]);
export type TokenColour = z.infer<typeof TokenColour>;

/** Something for some of the colours. */
export const byColour = <Values extends z.core.SomeType>(values: Values) =>
  z.partialRecord(TokenColour, values).meta({ maxProperties: TokenColour.options.length });

const Attackable = z
  .strictObject({
    health: z.int().positive().max(99),
    defense: z
      .array(z.enum(["white", "black"]))
      .max(9)
      .default([]),
    block: z.int().nonnegative().max(9).default(0).meta({ description: "Fixed blocks added to the results" }),
    vp: z.int().nonnegative().max(40).default(0).meta({ description: "Points for destroying it" }),
    claimed: z.boolean().default(false).meta({ description: "The player who destroys it keeps it" }),
    explodes: z
      .int()
      .nonnegative()
      .max(20)
      .default(0)
      .meta({ description: "Damage to every figure and object on or next to it when it is destroyed" }),
  })
  .meta({ description: "It can be attacked; a target, but no figure unless it says so" });

const Carried = z
  .strictObject({
    free: z.boolean().default(false).meta({ description: "Retrieving it costs no action" }),
    speed: z
      .int()
      .min(-9)
      .max(9)
      .default(0)
      .meta({ description: "What is added to the Speed of a figure that carries" }),
  })
  .meta({ description: "How figures retrieve and carry it" });

const Flips = z
  .strictObject({
    sides: z.tuple([TokenColour, TokenColour]).meta({ description: "The side that is up at first, then the other" }),
    perRound: z.int().positive().max(9).optional().meta({ description: "How many a player may turn in a round" }),
  })
  .meta({ description: "Interacting with it turns it over" });

const missionTokenSchema = z.strictObject({
  id: Id,
  label: z.string().max(40),
  spaces: Blocks.default([]).meta({ description: "Where one lies at setup: spaces or blocks of spaces" }),
  colours: byColour(Blocks).optional().meta({ description: "Where those of each colour lie at setup" }),
  attackable: Attackable.optional(),
  figure: z
    .boolean()
    .default(false)
    .meta({ description: "A neutral figure, open to whatever can target hostile figures" }),
  carried: z
    .union([z.boolean(), Carried])
    .default(false)
    .meta({ description: "Figures retrieve it by interacting, and carry it" }),
  flips: Flips.optional(),
});
/** A kind of mission token. */
export interface MissionToken extends z.infer<typeof missionTokenSchema> {}
export const MissionToken: z.ZodType<MissionToken> = missionTokenSchema;
