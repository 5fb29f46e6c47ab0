import { z } from "zod";
import { CardId, Seat } from "./slice.js";

/** Why something happens: whose doing, and by what; "by effects" and "by your opponent's effects" read it. */
const causeSchema = z.strictObject({
  kind: z.enum(["battle", "effect", "cost", "rule"]),
  seat: Seat.meta({ description: "Whose effect, cost, attack or rule action" }),
  source: CardId.optional().meta({ description: "The card it comes from" }),
  code: z.string().optional().meta({ description: "That card's number" }),
});
export interface Cause extends z.infer<typeof causeSchema> {}
export const Cause: z.ZodType<Cause> = causeSchema;

/** What the rules do by themselves, for the player concerned. */
export const byRule = (seat: number): Cause => ({ kind: "rule", seat });
