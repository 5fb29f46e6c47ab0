import { z } from "zod";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const When = z
  .enum(["setup", "start-of-round", "end-of-round"])
  .meta({ description: "The moment of the round it happens" });

const Attackable = z
  .strictObject({
    health: z.int().positive(),
    defense: z.array(z.enum(["white", "black"])).default([]),
    block: z.int().nonnegative().default(0).meta({ description: "Fixed blocks added to the results" }),
    vp: z.int().nonnegative().default(0).meta({ description: "Points for destroying it" }),
  })
  .meta({ description: "Makes the token an object that can be attacked; it is a target, never a figure" });

const MissionToken = z.strictObject({
  id: Id,
  label: z.string(),
  spaces: z.array(z.string()).default([]).meta({ description: "Where one lies at setup: spaces or blocks of spaces" }),
  attackable: Attackable.optional(),
  hostileTo: z.enum(["nobody", "everyone"]).default("nobody"),
  carried: z.boolean().default(false).meta({ description: "Figures retrieve it by interacting, and carry it" }),
});

/** What a player must control: a named area, every token of a kind, the terminals, or one space. */
export const Controlled = z.union([
  z.strictObject({ area: Id }),
  z.strictObject({ token: Id }),
  z.strictObject({ terminals: z.literal(true) }),
  z.strictObject({ space: z.string() }),
]);
export type Controlled = z.infer<typeof Controlled>;

const Amount = z
  .union([z.int().nonnegative(), z.strictObject({ handSizeOf: z.enum(["initiative", "opponent"]) })])
  .meta({ description: "A number, or the number of command cards in a player's hand" });

const Follows = z
  .literal(true)
  .optional()
  .meta({ description: "The next part of the rule before it; only whole rules are put in order by a player" });

/** One mission rule as data, or a further part of the one before it. */
export const MissionRule = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("place-tokens"),
    when: When,
    follows: Follows,
    token: Id,
    at: z.string().meta({ description: "The space that holds the pile" }),
    amount: Amount,
    keep: z.boolean().default(true).meta({ description: "Whether tokens of earlier rounds stay" }),
  }),
  z.strictObject({
    type: z.literal("move-tokens"),
    when: When,
    follows: Follows,
    token: Id,
    spaces: z.int().positive(),
    toward: z.enum(["nearest-figure"]),
  }),
  z.strictObject({
    type: z.literal("damage-adjacent-figures"),
    when: When,
    follows: Follows,
    token: Id,
    amount: z.int().positive(),
  }),
  z.strictObject({
    type: z.literal("score-control"),
    when: When,
    follows: Follows,
    control: Controlled,
    vp: z.int().positive().meta({ description: "Points per controlled thing" }),
  }),
  z.strictObject({
    type: z.literal("score-carried"),
    when: When,
    follows: Follows,
    token: Id,
    vp: z.int().positive().meta({ description: "Points for each one carried in the carrier's own zone" }),
  }),
  z.strictObject({
    type: z.literal("count-control"),
    when: When,
    follows: Follows,
    control: Controlled,
    vpPerToken: z.int().positive().meta({ description: "Points the controller counts as having for each token" }),
    token: Id,
    until: z.enum(["end-of-round", "end-of-next-round"]),
  }),
]);
export type MissionRule = z.infer<typeof MissionRule>;

/** One side of a mission card. */
const missionFactsSchema = z.strictObject({
  name: z.string(),
  tokens: z.array(MissionToken).default([]),
  lockedDoors: z.array(Id).default([]),
  rules: z.array(MissionRule).default([]),
});
export interface MissionFacts extends z.infer<typeof missionFactsSchema> {}
export const MissionFacts: z.ZodType<MissionFacts> = missionFactsSchema;
