import { boundedRecord } from "@riposte/kernel/data";
import { z } from "zod";
import { CardNumber } from "../facts/card.js";

/** More than any deck holds of a card, of which some may be in it without limit. */
export const MOST_COPIES = 99;

/** A deck: a Leader and how many of which cards. */
export const Deck = z
  .strictObject({
    name: z.string().max(100).optional(),
    leader: CardNumber,
    cards: boundedRecord(CardNumber, z.int().min(1).max(MOST_COPIES), 60),
  })
  .meta({ description: "A Leader and how many of which cards" });
export type Deck = z.infer<typeof Deck>;
