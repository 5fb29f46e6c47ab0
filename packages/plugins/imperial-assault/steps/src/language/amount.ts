import { SYMBOLS, Trait } from "@riposte/imperial-assault";
import { z } from "zod";
import { Filter, Ref } from "./filter.js";

const readingSchema = z.strictObject({
  of: z
    .enum([
      "roll",
      "results",
      "count",
      "groups",
      "fallen",
      "round",
      "speed",
      "move",
      "dice",
      "damage",
      "dealt",
      "attackDice",
      "number",
      "shown",
      "rerolled",
      "tokens",
      "vp",
      "marks",
      "topCost",
      "discardPile",
      "defenseDice",
      "pool",
      "icons",
      "conditions",
      "unblocked",
      "spentGroups",
    ])
    .meta({
      description:
        "roll: a symbol of a bound roll; results: a symbol of the attack; count: figures that fit; groups: groups with such a figure; fallen: defeated friendly figures, those whose card fits `filter`; conditions: of a figure; round: its number; speed, dice (printed), damage: of a figure; move: movement points of a move it performs; dealt: damage of this attack; attackDice: dice the attacker rolled; number: a number bound by a step; shown: a symbol on the attack's dice; rerolled: on those this ability rerolled; tokens: power tokens of a figure; vp: victory points of a player; marks: tokens of the ability's own called `name`; topCost: of the top card of the player's command deck; unblocked: hits of the attack that blocks do not cancel; spentGroups: the player's groups that are exhausted or defeated; discardPile: cards in the player's discard pile; defenseDice: dice the defender rolled; pool: attack dice to be rolled; icons: hits and surges, or blocks, evades and dodges, on the dice bound under `name`",
    }),
  symbol: z.enum(SYMBOLS).optional(),
  symbols: z
    .array(z.enum(SYMBOLS))
    .min(1)
    .optional()
    .meta({ description: "The sum of several symbols of the results" }),
  name: z.string().optional().meta({ description: "The binding a roll or number has; `roll` when left out" }),
  filter: Filter.optional(),
  figure: Ref.optional(),
  card: z.string().optional().meta({ description: "For discardPile: copies of this card" }),
  trait: Trait.optional().meta({ description: "For discardPile: cards whose restriction names this trait" }),
  who: z.enum(["you", "opponent"]).optional().meta({ description: "Whose victory points" }),
  times: z.int().default(1),
  plus: z.int().default(0),
  less: z.string().optional().meta({ description: "Less the number bound under this name" }),
  atMost: z.int().optional(),
});
interface Reading extends z.infer<typeof readingSchema> {}

/** A number, or where to read one from. */
export type Amount = number | Reading;
export const Amount: z.ZodType<Amount> = z
  .union([z.int(), readingSchema])
  .meta({ description: "A number, or where to read one" });
