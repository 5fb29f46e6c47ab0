import { z } from "zod";
import type { CardInfo } from "../context.js";
import { CardNumber } from "../facts/card.js";

/** What a tournament allows beyond the rules: lists that change, so they are data (rules 1). */
export const Legality = z
  .strictObject({
    banned: z.array(CardNumber).max(500).default([]).meta({ description: "No copy" }),
    restricted: z.array(CardNumber).max(500).default([]).meta({ description: "One copy" }),
    blocks: z
      .array(z.int().min(0).max(99))
      .max(99)
      .optional()
      .meta({ description: "Only cards of these blocks; all when absent" }),
  })
  .meta({ description: "A tournament's lists" });
export type Legality = z.infer<typeof Legality>;

/** What the lists have against so many copies of a card: a sentence for each. */
export function legalityProblems(legality: Legality, card: CardInfo, count: number): readonly string[] {
  const { banned, restricted, blocks } = legality;
  const named = `${card.id} ${card.name}`;
  const problems: string[] = [];
  if (banned.includes(card.id)) problems.push(`${named} is banned.`);
  if (restricted.includes(card.id) && count > 1) problems.push(`${named} is restricted: one copy, not ${count}.`);
  if (blocks !== undefined && (card.block === undefined || !blocks.includes(card.block)))
    problems.push(`${named} is of block ${card.block ?? "none"}, not of ${blocks.join(", ")}.`);
  return problems;
}
