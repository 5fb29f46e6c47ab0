import { Attribute, Forbidden, Keyword } from "@riposte/one-piece";
import { z } from "zod";
import { Filter, Num } from "./expression.js";
import { Timing } from "./timing.js";
import { Whose } from "./words.js";

/** What cannot be done: by whose effects or in battle, against which cards; everything when nothing is said. */
const banSchema = z
  .strictObject({
    verb: Forbidden,
    cause: z.enum(["battle", "effect", "rule"]).optional(),
    by: Whose.optional().meta({ description: "Only by this player's effects" }),
    source: Filter.optional().meta({ description: "Only by such cards" }),
    other: Filter.optional().meta({
      description: "Only against such cards: the target of an attack, the attacker blocked, the card a player plays",
    }),
  })
  .meta({ id: "Ban" });
export interface Ban extends z.infer<typeof banSchema> {}
export const Ban: z.ZodType<Ban> = banSchema;

const Timings: z.ZodType<Timing[]> = z.array(Timing).min(1);

/** What a card gets: for a while as a step, as long as its source stays as a static ability. */
export const change = {
  power: Num.optional(),
  basePower: Num.optional().meta({ description: "Base power becomes this; a copy is a snapshot" }),
  powerZero: z.literal(true).optional().meta({ description: "Its current power is subtracted once" }),
  cost: Num.optional(),
  baseCost: Num.optional(),
  costZero: z.literal(true).optional().meta({ description: "Its cost is 0, whatever is added" }),
  counter: Num.optional(),
  setCounter: Num.optional().meta({ description: "Its counter value becomes this, whatever is printed" }),
  keyword: z.array(Keyword).min(1).optional(),
  loses: z.array(Keyword).min(1).optional().meta({ description: "Keywords it has not any more" }),
  attribute: Attribute.optional(),
  gainsType: z.string().optional(),
  gainsName: z.string().optional(),
  cannot: z.array(Ban).min(1).optional(),
  attacksActive: z
    .union([z.literal(true), Filter])
    .optional()
    .meta({ description: "Also attacks active Characters, or such ones" }),
  negated: z
    .union([z.literal(true), Timings])
    .optional()
    .meta({ description: "Its own printed effects are off: all, or those of these timings" }),
  staysRested: z.literal(true).optional().meta({ description: "Does not become active in its next Refresh Phase" }),
};
export const Change = z.strictObject(change);
export type Change = z.infer<typeof Change>;

/** What holds for a player: for a while as a step, as long as its source stays as a static ability. */
export const rule = {
  cannot: z.array(Ban).min(1).optional(),
  negated: Timings.optional().meta({ description: "Effects of these timings are off on the player's whole side" }),
  discount: z
    .strictObject({ by: Num, filter: Filter.optional() })
    .optional()
    .meta({ description: "The next such card played from the hand and paid for costs less" }),
  playsRested: z
    .union([z.literal(true), Filter])
    .optional()
    .meta({ description: "Characters, or such ones, come into play rested" }),
  donPhase: Num.optional().meta({ description: "So many more DON!! in the DON!! Phase" }),
  donToLeader: Num.optional().meta({ description: "So many of the DON!! of the DON!! Phase are given to the Leader" }),
  emptyDeckStays: z.literal(true).optional().meta({ description: "An empty deck does not lose the game" }),
  faceUpLifeToDeck: z
    .literal(true)
    .optional()
    .meta({ description: "Face-up Life cards go under the deck where they would go to the hand" }),
};
export const Rule = z.strictObject(rule);
export type Rule = z.infer<typeof Rule>;
