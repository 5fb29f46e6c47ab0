import { ZONES } from "@riposte/one-piece";
import { z } from "zod";
import { Happening } from "./event-pattern.js";

const Ids = z.array(z.int());
const Zone = z.enum(ZONES);

/** Something that happened, in the words of patterns. */
const happenedSchema = z.strictObject({
  event: Happening,
  seat: z.int().meta({ description: "Whose card, hand or Life it was" }),
  cards: Ids,
  codes: z.array(z.string()).optional().meta({ description: "What those cards were, for when they are gone" }),
  other: Ids.optional().meta({ description: "The cards they met" }),
  by: z.int().optional().meta({ description: "Whose doing it was" }),
  source: z.int().optional().meta({ description: "Which card did it" }),
  cause: z.string().optional(),
  count: z.int().optional(),
  left: z.int().optional(),
  from: Zone.optional(),
  to: Zone.optional(),
});
export interface Happened extends z.infer<typeof happenedSchema> {}
export const Happened: z.ZodType<Happened> = happenedSchema;
