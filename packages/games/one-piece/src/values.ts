import type { ValueDeclaration } from "@riposte/kernel";
import { z } from "zod";
import { Cause } from "./cause.js";
import { CardId, Seat } from "./slice.js";

const OfCard = z.strictObject({ card: CardId });

type Values = Readonly<Record<string, ValueDeclaration<unknown>>>;

/** What a card or a player cannot do or have done to it; a verb of the rules. */
export const FORBIDDEN = [
  "attack",
  "attackLeader",
  "block",
  "beRested",
  "rest",
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
  "counter",
  "useEvents",
  "giveDon",
  "returnToHand",
  "returnToDeck",
] as const;
export const Forbidden = z.enum(FORBIDDEN);
export type Forbidden = z.infer<typeof Forbidden>;

const ofSeat = z.strictObject({ seat: Seat });

/** What others contribute to; `card:base-…` is set by `atLeast`, so that the highest of several setters holds (rules 14). */
export const values = {
  "card:power": { kind: "number", subject: OfCard, means: "Power" },
  "card:base-power": { kind: "number", subject: OfCard, means: "Base power, where an effect sets it" },
  "card:cost": { kind: "number", subject: OfCard, means: "Cost" },
  "card:base-cost": { kind: "number", subject: OfCard, means: "Base cost, where an effect sets it" },
  "card:counter": { kind: "number", subject: OfCard, means: "Counter" },
  "card:keyword": {
    kind: "flag",
    subject: z.strictObject({ card: CardId, keyword: z.string() }),
    means: "Has it the keyword?",
  },
  "card:word": {
    kind: "flag",
    subject: z.strictObject({ card: CardId, kind: z.enum(["attribute", "type", "name"]), word: z.string() }),
    means: "Has it that attribute, type or name?",
  },
  "card:negated": { kind: "flag", subject: OfCard, means: "Are its effects negated?" },
  "timing:negated": {
    kind: "flag",
    subject: z.strictObject({ card: CardId, timing: z.string() }),
    means: "Are its effects of that timing negated?",
  },
  "card:cannot": {
    kind: "flag",
    subject: z.strictObject({
      card: CardId,
      verb: Forbidden,
      cause: Cause.optional(),
      other: CardId.optional().meta({ description: "The attack's target, the battle's attacker" }),
    }),
    means: "Is this forbidden to the card, or to be done to it?",
  },
  "seat:cannot": {
    kind: "flag",
    subject: z.strictObject({ seat: Seat, verb: Forbidden, card: CardId.optional() }),
    means: "Is this forbidden to the player?",
  },
  "attack:permitted": {
    kind: "flag",
    subject: z.strictObject({ attacker: CardId, target: CardId }),
    means: "May it attack this active Character?",
  },
  "turn:don": { kind: "number", subject: ofSeat, means: "DON!! cards added in the DON!! Phase" },
  "turn:don-to-leader": { kind: "number", subject: ofSeat, means: "How many of them are given to the Leader at once" },
  "play:rested": {
    kind: "flag",
    subject: z.strictObject({ card: CardId, seat: Seat }),
    means: "Does it enter rested?",
  },
  "deck:out": { kind: "flag", subject: ofSeat, means: "Does an empty deck not lose?" },
  "life:under": {
    kind: "flag",
    subject: OfCard,
    means: "Does this Life card go under the deck instead of to the hand?",
  },
} satisfies Values;
