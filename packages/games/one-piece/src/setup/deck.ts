import { z } from "zod";
import { CardNumber } from "../facts/card.js";

/** A deck: a Leader and how many of which cards. */
export const Deck = z
  .strictObject({
    name: z.string().optional(),
    leader: CardNumber,
    cards: z.record(CardNumber, z.int().min(1)),
  })
  .meta({ description: "A Leader and how many of which cards" });
export type Deck = z.infer<typeof Deck>;
