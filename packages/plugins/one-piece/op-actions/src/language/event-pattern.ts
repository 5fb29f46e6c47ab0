import { ZONES } from "@riposte/one-piece";
import { z } from "zod";
import { Filter } from "./expression.js";
import { madeOnce } from "./made-once.js";
import { Whose } from "./words.js";

/** What can happen: the one list for triggers and "this turn" history. */
export const Happening = z.enum([
  "played",
  "eventActivated",
  "triggerActivated",
  "koed",
  "left",
  "rested",
  "attacked",
  "defended",
  "blocked",
  "battled",
  "damageDealt",
  "lifeLost",
  "lifeTaken",
  "donReturned",
  "donGiven",
  "drew",
  "handTrashed",
]);
export type Happening = z.infer<typeof Happening>;

const Cause = z.enum(["battle", "effect", "cost", "rule"]);
const Zone = z.enum(ZONES);

/** A happening with what must hold of it. */
const eventPattern = () =>
  z.strictObject({
    event: Happening,
    side: Whose.optional().meta({ description: "Whose card, turn, hand or Life it was" }),
    self: z.boolean().optional().meta({ description: "It was this card itself, or was not" }),
    card: Filter.optional().meta({ description: "Which card it was" }),
    against: Filter.optional().meta({ description: "Which card it met: attacked, blocked, fought" }),
    by: Whose.optional().meta({ description: "Whose doing it was" }),
    source: Filter.optional().meta({ description: "Which card did it" }),
    cause: Cause.optional(),
    min: z.int().optional().meta({ description: "At least so many at once" }),
    left: z.int().optional().meta({ description: "So many Life cards are left" }),
    from: Zone.optional(),
    to: Zone.optional(),
  });
export interface EventPattern extends z.infer<ReturnType<typeof eventPattern>> {}
export const EventPattern: z.ZodType<EventPattern> = madeOnce(eventPattern).meta({ id: "EventPattern" });
