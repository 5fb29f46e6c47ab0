import { Attribute, Forbidden, Keyword } from "@riposte/one-piece";
import { z } from "zod";
import { Filter, Num } from "./expression.js";
import { Whose } from "./words.js";

/** What cannot be done: by whose effects or in battle, against which cards; everything when nothing is said. */
export const Ban = z.strictObject({
  verb: Forbidden,
  cause: z.enum(["battle", "effect"]).optional(),
  by: Whose.optional().meta({ description: "Only by this player's effects" }),
  source: Filter.optional().meta({ description: "Only by such cards" }),
  other: Filter.optional().meta({
    description: "Only against such cards: the target of an attack, the attacker blocked",
  }),
});
export type Ban = z.infer<typeof Ban>;

/** What a card gets: for a while as a step, as long as its source stays as a static ability. */
export const change = {
  power: Num.optional(),
  basePower: Num.optional().meta({ description: "Base power becomes this; a copy is a snapshot" }),
  powerZero: z.literal(true).optional().meta({ description: "Its current power is subtracted once" }),
  cost: Num.optional(),
  baseCost: Num.optional(),
  counter: Num.optional(),
  keyword: z.array(Keyword).min(1).optional(),
  attribute: Attribute.optional(),
  gainsType: z.string().optional(),
  gainsName: z.string().optional(),
  cannot: z.array(Ban).min(1).optional(),
  attacksActive: z
    .union([z.literal(true), Filter])
    .optional()
    .meta({ description: "Also attacks active Characters" }),
  negated: z
    .union([z.literal(true), z.array(z.string()).min(1)])
    .optional()
    .meta({
      description: "Its own printed effects are off: all, or those of these timings",
    }),
  staysRested: z.literal(true).optional().meta({ description: "Does not become active in its next Refresh Phase" }),
};
export const Change = z.strictObject(change);
export type Change = z.infer<typeof Change>;
