import { z } from "zod";
import { Filter } from "./expression.js";
import { Place, Whose } from "./words.js";

/** What can happen: the one list for triggers, replacements and "this turn" history. */
const HAPPENINGS = [
  "played",
  "eventActivated",
  "triggerActivated",
  "koed",
  "left",
  "rested",
  "attacked",
  "blocked",
  "battled",
  "damageDealt",
  "lifeLost",
  "donReturned",
  "donGiven",
  "drew",
  "handTrashed",
  "turnBegan",
  "mainBegan",
  "turnEnding",
  "gameBegan",
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** A happening with what must hold of it. */
export interface EventPattern {
  readonly event: Happening;
  readonly side?: Whose | undefined;
  readonly self?: boolean | undefined;
  readonly card?: Filter | undefined;
  readonly by?: Whose | undefined;
  readonly cause?: "battle" | "effect" | "cost" | "rule" | undefined;
  readonly min?: number | undefined;
  readonly left?: number | undefined;
  readonly from?: Place | undefined;
}

export const EventPattern: z.ZodType<EventPattern> = z.lazy(() =>
  z.strictObject({
    event: z.enum(HAPPENINGS),
    side: Whose.optional().meta({ description: "Whose card, turn, hand or Life it was" }),
    self: z.boolean().optional().meta({ description: "It was this card itself, or was not" }),
    card: Filter.optional().meta({ description: "Which card it was" }),
    by: Whose.optional().meta({ description: "Whose doing it was" }),
    cause: z.enum(["battle", "effect", "cost", "rule"]).optional(),
    min: z.int().optional().meta({ description: "At least so many at once" }),
    left: z.int().optional().meta({ description: "So many Life cards are left" }),
    from: Place.optional(),
  }),
);
