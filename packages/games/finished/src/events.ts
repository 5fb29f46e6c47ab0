import { z } from "zod";
import { AbilityId } from "./facts.js";

/** What an ability may change. */
export const Area = z.enum(["draw", "present", "past", "future", "finished", "candy", "active", "reserve", "coffee"]);
export type Area = z.infer<typeof Area>;

const Card = z.int();
const Cards = z.array(Card);
const Nothing = z.strictObject({});

/** The facts this game publishes. */
export const events = {
  /** An ability was carried out: what it touched, and what the player decided for it. */
  "ability:executed": z.strictObject({
    ability: AbilityId,
    areas: z.array(Area),
    input: z.union([Card, Cards, z.null()]),
  }),
  "turn:began": z.strictObject({ turn: z.int() }),
  "turn:ended": z.strictObject({ turn: z.int() }),
  "card:drawn": z.strictObject({ card: Card, from: z.enum(["draw", "past"]) }),
  "card:scored": z.strictObject({ card: Card }),
  /** Cards went from one area to another, in this order. */
  "cards:moved": z.strictObject({ cards: Cards, from: Area, to: Area }),
  "candy:placed": z.strictObject({ card: Card }),
  "candy:taken": z.strictObject({ amount: z.int() }),
  "candy:returned": z.strictObject({ card: Card, amount: z.int() }),
  "coffee:drunk": z.strictObject({ left: z.int() }),
  "game:won": Nothing,
  "game:lost": Nothing,
};
