import { listed } from "@riposte/words";
import { z } from "zod";
import type { CardInfo } from "../context.js";
import { CardNumber } from "../facts/card.js";

/** What a tournament allows beyond the rules: lists that change, so they are data (rules 1). */
export const Legality = z
  .strictObject({
    name: z.string().max(100).optional().meta({ description: "What people call it; problems are said with it" }),
    banned: z.array(CardNumber).max(500).default([]).meta({ description: "No copy" }),
    restricted: z.array(CardNumber).max(500).default([]).meta({ description: "One copy" }),
    pairs: z
      .array(z.tuple([CardNumber, CardNumber]))
      .max(500)
      .default([])
      .meta({ description: "Either of two cards, and not both in one deck, the Leader among them" }),
    blocks: z
      .array(z.int().min(0).max(99))
      .max(99)
      .optional()
      .meta({ description: "Only cards of these blocks; all when absent" }),
    oldestBlock: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .meta({ description: "Only cards of this block and later ones; all when absent" }),
  })
  .meta({ description: "A tournament's lists" });
export type Legality = z.infer<typeof Legality>;

/** A list with the day from which it counts, until the next one of its regulation. */
export const DatedLegality = z.strictObject({
  regulation: z.string().min(1).meta({ description: "Which lists follow each other: standard, extra" }),
  from: z.iso.date().meta({ description: "The first day" }),
  ...Legality.shape,
});
export type DatedLegality = z.infer<typeof DatedLegality>;

/** The list of a regulation on a day, written as 2026-11-01; nothing before its first. */
export function legalityOn(lists: readonly DatedLegality[], regulation: string, day: string): Legality | undefined {
  const [found] = lists
    .filter((list) => list.regulation === regulation && list.from <= day)
    .sort((one, other) => (one.from < other.from ? 1 : -1));
  if (found === undefined) return undefined;
  const { regulation: _, from, ...legality } = found;
  return legality;
}

/** A card, and how often it is in a deck. */
export interface HeldCard {
  readonly card: CardInfo;
  readonly count: number;
}

/** What the lists have against a deck, its Leader among its cards: a sentence for each. */
export function legalityProblems(legality: Legality, held: readonly HeldCard[]): readonly string[] {
  const { name, banned, restricted, pairs } = legality;
  const by = name === undefined ? "" : ` (${name})`;
  const find = (id: string) => held.find(({ card }) => card.id === id)?.card;
  return [
    ...held.flatMap(({ card, count }) => [
      ...(banned.includes(card.id) ? [`${named(card)} is banned${by}.`] : []),
      ...(restricted.includes(card.id) && count > 1
        ? [`${named(card)} is restricted: one copy, not ${count}${by}.`]
        : []),
      ...(isRotated(legality, card)
        ? [`${named(card)} is of block ${card.block}, not of ${allowed(legality)}${by}.`]
        : []),
    ]),
    ...pairs.flatMap(([one, other]) => {
      const [first, second] = [find(one), find(other)];
      return first === undefined || second === undefined
        ? []
        : [`${named(first)} and ${named(second)} may not be in one deck: leave one of them out${by}.`];
    }),
  ];
}

/** A card without a block bears another icon: no rotation speaks of it. */
function isRotated({ blocks, oldestBlock = 0 }: Legality, { block }: CardInfo): boolean {
  return block !== undefined && (block < oldestBlock || blocks?.includes(block) === false);
}

function allowed({ blocks, oldestBlock = 0 }: Legality): string {
  return blocks === undefined
    ? `${oldestBlock} or later`
    : listed(blocks.filter((block) => block >= oldestBlock).map(String), "or");
}

const named = ({ id, name }: CardInfo): string => `${id} ${name}`;
