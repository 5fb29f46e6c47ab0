import { z } from "zod";
import { Cause } from "./cause.js";
import { CardId, Seat } from "./slice.js";

const OfCard = z.strictObject({ card: CardId });

/** What a card or a player cannot do or have done to it; a verb of the rules. */
export const FORBIDDEN = [
  "attack",
  "attackLeader",
  "block",
  "beRested",
  "becomeActive",
  "beKoed",
  "leave",
  "play",
  "playCharacters",
  "playFromHand",
  "playByEffect",
  "draw",
  "addLife",
  "standDon",
] as const;
export const Forbidden = z.enum(FORBIDDEN);
export type Forbidden = z.infer<typeof Forbidden>;

/**
 * Numbers others contribute to; `card:base-…` is set by `atLeast`, so that the highest of several setters holds (rules 14). Claims are
 * true above 0: `card:cannot`, `seat:cannot`, `card:negated`, `timing:negated` (its effects of that timing are off), `card:keyword`,
 * `card:word` (it has that attribute, type or name), `attack:permitted` (an active Character may be attacked), `play:rested` (it enters
 * rested), `deck:out` (an empty deck does not lose), `life:under` (a Life card goes under the deck instead of to the hand).
 */
export const values = {
  "card:power": { subject: OfCard },
  "card:base-power": { subject: OfCard },
  "card:cost": { subject: OfCard },
  "card:base-cost": { subject: OfCard },
  "card:counter": { subject: OfCard },
  "card:keyword": { subject: z.strictObject({ card: CardId, keyword: z.string() }) },
  "card:word": {
    subject: z.strictObject({ card: CardId, kind: z.enum(["attribute", "type", "name"]), word: z.string() }),
  },
  "card:negated": { subject: OfCard },
  "timing:negated": { subject: z.strictObject({ card: CardId, timing: z.string() }) },
  "card:cannot": {
    subject: z.strictObject({
      card: CardId,
      verb: Forbidden,
      cause: Cause.optional(),
      other: CardId.optional().meta({ description: "The attack's target, the battle's attacker" }),
    }),
  },
  "seat:cannot": { subject: z.strictObject({ seat: Seat, verb: Forbidden, card: CardId.optional() }) },
  "attack:permitted": { subject: z.strictObject({ attacker: CardId, target: CardId }) },
  "turn:don": { subject: z.strictObject({ seat: Seat }) },
  "turn:don-to-leader": { subject: z.strictObject({ seat: Seat }) },
  "play:rested": { subject: z.strictObject({ card: CardId, seat: Seat }) },
  "deck:out": { subject: z.strictObject({ seat: Seat }) },
  "life:under": { subject: OfCard },
};
