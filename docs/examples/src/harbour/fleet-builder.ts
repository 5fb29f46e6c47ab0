import type { ListBuilder, ListEntry } from "@riposte/hosting/lists";
import { cratesOf, HAND, STORM } from "./cards.js";
import { CARDS, CRATES, faultOf, READY, SIZE } from "./fleets.js";

type Cards = readonly string[];

/** What the page needs to put a fleet together. */
export const fleetBuilder: ListBuilder<Cards> = {
  game: "harbour",
  option: "fleets",
  noun: "deck",
  empty: [],
  ready: Object.entries(READY)
    .filter(([, { cards }]) => cards.length > 0)
    .map(([id, { title, cards }]) => ({ id, name: title, list: cards })),
  read(text) {
    const lines = text.split("\n").map((line, at) => ({ line: at + 1, words: line.trim(), cards: cardsOf(line) }));
    const problems = lines
      .filter(({ words, cards }) => words !== "" && cards === undefined)
      .map(({ line, words }) => ({ line, message: `"${words}" is not a number and a card, like "2 ship-4".` }));
    const list = lines.flatMap(({ cards = [] }) => cards);
    return { list, name: undefined, said: `Read: ${aboutFleet(list)}.`, problems };
  },
  write: (list) =>
    entriesOf(list)
      .map(({ id, count }) => `${count} ${id}`)
      .join("\n"),
  named: (list) => list,
  about: aboutFleet,
  sections: (list) => [{ id: "cards", title: "Cards", about: aboutFleet(list), entries: entriesOf(list) }],
  shelves: (list) => [
    {
      id: "cards",
      title: "Add a card",
      label: "Cards",
      about: `${list.length} of ${SIZE} are in`,
      placeholder: "ship or storm",
      isFull: list.length >= SIZE,
      tags: [],
      items: CARDS.map((id) => ({ ...shown(id, list), cost: crates(id), tags: [], words: titleOf(id).toLowerCase() })),
    },
  ],
  change(list, id, by) {
    if (by > 0) return inOrder([...list, id]);
    const at = list.indexOf(id);
    return list.filter((_, place) => place !== at);
  },
  verdict(list) {
    const fault = faultOf(list);
    return { isLegal: fault === undefined, words: fault ?? "A fleet that may sail." };
  },
  summary: (list) => ({
    points: { spent: cratesIn(list), of: CRATES, parts: entriesOf(list).map(({ id, count }) => count * crates(id)) },
    tables: [],
  }),
  hand: (list) => ({
    size: HAND,
    cards: list,
    judge: (drawn) => `It carries ${cratesIn(drawn)} of ${cratesIn(list)} crates.`,
  }),
};

/** A fleet in a line. */
export function aboutFleet(cards: Cards): string {
  if (cards.length === 0) return "no cards of its own";
  const storms = cards.filter((card) => card === STORM).length;
  return `${cards.length} cards, ${cratesIn(cards)} crates and ${storms} storm${storms === 1 ? "" : "s"}`;
}

const crates = (card: string): number => (card === STORM ? 0 : cratesOf(card));
const cratesIn = (cards: Cards): number => cards.reduce((sum, card) => sum + crates(card), 0);
const titleOf = (card: string): string => (card === STORM ? "Storm" : `Ship of ${crates(card)}`);
const inOrder = (cards: Cards): Cards => CARDS.flatMap((id) => cards.filter((card) => card === id));

/** The cards of a line such as "2 ship-4"; nothing where it says none. */
function cardsOf(line: string): Cards | undefined {
  const [, count = "0", id = ""] = /^([1-8])\s+([a-z0-9-]+)$/.exec(line.trim()) ?? [];
  return CARDS.includes(id) ? Array.from({ length: Number(count) }, () => id) : undefined;
}

const entriesOf = (list: Cards): readonly ListEntry[] =>
  CARDS.filter((id) => list.includes(id)).map((id) => ({ ...shown(id, list), isAtFault: false }));

const shown = (id: string, list: Cards) => ({
  id,
  name: titleOf(id),
  about: id === STORM ? "keeps another's ship out" : "",
  count: list.filter((card) => card === id).length,
  most: SIZE,
});
