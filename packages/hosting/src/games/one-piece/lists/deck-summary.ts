import { chanceOfOne } from "@riposte/kernel/chance";
import { type CardInfo, COLORS, type DeckStats } from "@riposte/one-piece";
import { listedShort, percent } from "@riposte/words";
import type { ColorShare, Summary, SummaryRow } from "../../../lists/list-builder.js";

interface Held {
  readonly card: CardInfo;
  readonly count: number;
}

const HAND = 5;

/** Curve, colours and what a first hand holds, by exact odds with one mulligan. */
export function deckSummary(cards: readonly Held[], deck: number, life: DeckStats["life"]): Summary {
  const costs = [...new Set(cards.map(({ card }) => card.cost ?? 0))].sort((one, other) => one - other);
  const total = cards.reduce((sum, { card, count }) => sum + (card.cost ?? 0) * count, 0);
  return {
    curve: {
      average: deck === 0 ? 0 : total / deck,
      bars: costs.map((cost) => ({
        label: `cost ${cost}`,
        shares: sharesOf(cards.filter(({ card }) => (card.cost ?? 0) === cost)),
      })),
    },
    colors: sharesOf(cards),
    tables: [
      { title: "Opening hand", about: `${HAND} cards, one mulligan`, rows: rowsOf(cards, deck) },
      ...lifeTable(life),
    ],
  };
}

/** Triggers among the Life cards; a deck without any has no table. */
function lifeTable({ triggers, cards, atLeastOne, chances }: DeckStats["life"]): Summary["tables"] {
  if (triggers === 0 || cards === 0) return [];
  const row = (label: string, short: string, chance: number): SummaryRow => ({
    label,
    short,
    about: `${triggers} in the deck`,
    value: percent(chance),
  });
  const two = 1 - (chances[0] ?? 0) - (chances[1] ?? 0);
  return [
    {
      title: "Triggers in Life",
      about: `${cards} Life cards`,
      rows: [row("At least one", "One", atLeastOne), row("Two or more", "Two", Math.max(0, two))],
    },
  ];
}

/** A card of two colours counts under its first. */
function sharesOf(cards: readonly Held[]): readonly ColorShare[] {
  return COLORS.map((color) => ({
    color,
    count: countOf(cards.filter(({ card }) => card.colors[0] === color)),
  })).filter(({ count }) => count > 0);
}

const countOf = (cards: readonly Held[]): number => cards.reduce((sum, { count }) => sum + count, 0);

function rowsOf(cards: readonly Held[], deck: number): readonly SummaryRow[] {
  const cheapest = Math.min(...cards.map(({ card }) => card.cost ?? 0));
  const staple = cards.find(({ card, count }) => card.kind === "Character" && count >= 4 && card.abilities.length > 0);
  const withKeyword = (word: "Rush" | "Blocker") => cards.filter(({ card }) => card.keywords.has(word));
  const names = (held: readonly Held[]) => listedShort([...new Set(held.map(({ card }) => card.name))], 3);
  const wanted: readonly { readonly label: string; readonly short: string; readonly held: readonly Held[] }[] = [
    {
      label: `A card of cost ${cheapest}`,
      short: `Cost ${cheapest}`,
      held: cards.filter(({ card }) => card.cost === cheapest),
    },
    ...(staple === undefined ? [] : [{ label: staple.card.name, short: staple.card.name, held: [staple] }]),
    {
      label: "A counter of 2000",
      short: "+2000",
      held: cards.filter(({ card }) => (card.counter ?? 0) >= 2000),
    },
    { label: `Rush: ${names(withKeyword("Rush"))}`, short: "Rush", held: withKeyword("Rush") },
    { label: `Blocker: ${names(withKeyword("Blocker"))}`, short: "Blocker", held: withKeyword("Blocker") },
  ];
  return wanted
    .filter(({ held }) => held.length > 0)
    .map(({ label, short, held }) => ({
      label,
      short,
      about: `${countOf(held)} in the deck`,
      value: percent(chanceOfOne(countOf(held), { deck, drawn: HAND, mulligan: true })),
    }));
}
