import { z } from "zod";
import { Count, Filter } from "./expression.js";
import { Ref } from "./words.js";

/** The name later steps refer to what was chosen by. */
export const as = Ref.optional().meta({ description: "The name later steps refer to what was chosen by" });

/** Where a card goes. */
const goalSchema = z.strictObject({
  zone: z.enum(["hand", "deck", "trash", "life"]),
  end: z
    .enum(["top", "bottom", "either"])
    .optional()
    .meta({ description: "`either`: the chooser decides, for all together" }),
  faceUp: z.boolean().optional(),
  shuffle: z.literal(true).optional().meta({ description: "Into the deck, which is shuffled" }),
});
export interface Goal extends z.infer<typeof goalSchema> {}
export const Goal: z.ZodType<Goal> = goalSchema;

/** What is taken from cards looked at. */
const takeSchema = z.strictObject({
  filter: Filter.optional().meta({ description: "Cards taken under a filter are revealed" }),
  count: Count,
  to: z.union([Goal, z.literal("play"), z.literal("playRested")]),
  as,
});
export interface Take extends z.infer<typeof takeSchema> {}
export const Take: z.ZodType<Take> = takeSchema;

/** Where the cards looked at go that were not taken. */
const restSchema = z.strictObject({
  to: z.enum(["top", "bottom", "topOrBottom", "trash", "shuffle", "back"]),
  order: z.enum(["any", "same"]).default("any"),
});
export interface Rest extends z.infer<typeof restSchema> {}
export const Rest: z.ZodType<Rest> = restSchema;
