import { z } from "zod";
import { change } from "./change.js";
import { Num, Selector } from "./expression.js";
import { as, Goal } from "./goal.js";
import { Duration } from "./words.js";

const target = Selector;

/** "Up to so many". */
export const upTo = z.literal(true).optional().meta({ description: "Or less, down to none" });

/** The verbs that act on cards or players; each is an effect of this plugin. */
export const actionSchemas = {
  "op:select": z.strictObject({ target, as }),
  "op:give": z.strictObject({ target, ...change, for: Duration.optional(), as }),
  "op:ko": z.strictObject({ target, as }),
  "op:move": z.strictObject({ target, to: Goal, as }),
  "op:rest": z.strictObject({ target, as }),
  "op:stand": z.strictObject({ target, as }),
  "op:play": z.strictObject({
    target,
    rested: z.boolean().optional(),
    pay: Num.optional().meta({ description: "The cost is paid, less so much; free when absent" }),
    as,
  }),
  "op:giveDon": z.strictObject({
    target,
    count: Num,
    upTo,
    shared: z.literal(true).optional().meta({ description: "So many in all, shared among the cards as one likes" }),
    from: z
      .enum(["rested", "active", "any", "given"])
      .meta({ description: "Of the cost area of the card's owner; `given`: those of other cards" }),
    as,
  }),
  "op:detachDon": z
    .strictObject({ target, count: z.union([Num, z.literal("all")]), as })
    .meta({ description: "DON!! given to a card go back to the cost area, rested" }),
  "op:flip": z.strictObject({ target, face: z.enum(["up", "down"]), as }),
  "op:reveal": z.strictObject({ target, as }),
  "op:redirect": z.strictObject({ target, as }).meta({ description: "The running attack goes there" }),
  "op:useEvent": z.strictObject({ target, timing: z.enum(["main", "counter"]), as }).meta({
    description: "An Event's effect: from the hand the Event is activated for free, from elsewhere it is not",
  }),
};
