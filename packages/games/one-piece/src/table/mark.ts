import { BoundedData } from "@riposte/kernel/data";
import { z } from "zod";

/** The moments at which something can end. */
export const Moment = z.enum(["battle", "turn-start", "refresh", "end-phase", "turn-end"]);

/** When a mark ends: at that moment of a turn of that seat, from turn number `from` on; `battle` ends with the battle. */
const untilSchema = z
  .strictObject({
    at: Moment,
    seat: z.int().min(0).max(1),
    from: z.int().min(0).max(1_000_000),
    whose: z
      .int()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: "Whose effect it is: the turn player's end first; the turn player's when absent" }),
  })
  .meta({ description: "When it ends" });
export interface Until extends z.infer<typeof untilSchema> {}
export const Until: z.ZodType<Until> = untilSchema;

/** Something that holds for a card or a player for a while; it lies on the object, so a new object has none (rules 2). */
const markSchema = z.strictObject({
  kind: z.enum([
    "power",
    "basePower",
    "cost",
    "baseCost",
    "costZero",
    "counter",
    "keyword",
    "loses",
    "attribute",
    "type",
    "name",
    "cannot",
    "may",
    "negated",
    "stays",
    "grant",
    "tax",
  ]),
  amount: z.int().min(-1_000_000).max(1_000_000).optional(),
  word: z.string().max(200).optional().meta({ description: "Which keyword, attribute, type, name or verb" }),
  data: BoundedData.optional().meta({ description: "What the plugin that put it there wants to know" }),
  until: Until.nullable(),
  by: z.string().max(80).meta({ description: "The card number it comes from" }),
});
export interface Mark extends z.infer<typeof markSchema> {}
export const Mark: z.ZodType<Mark> = markSchema;
export type MarkKind = Mark["kind"];

/** Has the moment come at which this ends? */
export const isOver = (until: Until | null, at: Until["at"], seat: number, turn: number): boolean =>
  until !== null && until.at === at && (at === "battle" || (until.seat === seat && turn >= until.from));
