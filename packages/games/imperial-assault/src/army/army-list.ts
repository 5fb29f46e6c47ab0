import { z } from "zod";
import { Affiliation, CardId, Edition } from "../facts/vocabulary.js";

const printed = {
  card: CardId,
  count: z.int().min(1).max(20).optional().meta({ description: "Copies; 1 when left out" }),
  edition: Edition.optional().meta({ description: "The printing; the newest when left out" }),
};

/** A deployment card in an army; an attachment may say which group it is meant for. */
export const ArmyEntry = z.strictObject({
  ...printed,
  on: CardId.optional().meta({ description: "The card an attachment is bought for" }),
});
export type ArmyEntry = z.infer<typeof ArmyEntry>;

/** A command card in a deck. */
export const DeckEntry = z.strictObject(printed);
export type DeckEntry = z.infer<typeof DeckEntry>;

/** What a player brings to the table besides the command deck. */
export const Army = z
  .strictObject({ affiliation: Affiliation, cards: z.array(ArmyEntry).max(60) })
  .meta({ description: "Up to 40 points of deployment cards" });
export type Army = z.infer<typeof Army>;

/** Fifteen command cards. */
export const Deck = z.strictObject({ cards: z.array(DeckEntry).max(60) }).meta({ description: "A command deck" });
export type Deck = z.infer<typeof Deck>;

/** An army with its deck, ready to play. */
export const ReadyArmy = z.strictObject({ id: CardId, name: z.string().min(1).max(100), army: Army, deck: Deck });
export type ReadyArmy = z.infer<typeof ReadyArmy>;

/** The ids of a list, each as often as it is there. */
export function cardIds(entries: readonly DeckEntry[]): readonly string[] {
  return entries.flatMap(({ card, count = 1 }) => Array.from({ length: count }, () => card));
}
