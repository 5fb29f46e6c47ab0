import { type Army, entryPoints, type Facts, muster, type ReadyArmy } from "@riposte/imperial-assault";
import { imperialAssaultContext as context } from "../all-cards.js";

/** An army and its command deck, without a name. */
export type ArmyList = Pick<ReadyArmy, "army" | "deck">;
type Entries = ArmyList["deck"]["cards"];
export type Listed = Extract<Facts["deployment"][string], { readonly cost: number }>;
export type Command = Facts["command"][string];

export const facts = (): Facts => context().facts;

/** The deployment card an army may name. */
export function listed(id: string): Listed | undefined {
  const card = facts().deployment[id];
  return card !== undefined && "cost" in card ? card : undefined;
}

export const command = (id: string): Command | undefined => facts().command[id];

export const copiesIn = (entries: Entries, id: string): number =>
  entries.reduce((sum, { card, count = 1 }) => (card === id ? sum + count : sum), 0);

export const cardsIn = (entries: Entries): number => entries.reduce((sum, { count = 1 }) => sum + count, 0);

/** How many of a deployment card an army may have. */
export const mostOf = ({ unique, elite }: Listed): number => (unique ? 1 : elite ? 2 : 4);

export const deckCost = ({ deck }: ArmyList): number =>
  deck.cards.reduce((sum, { card, count = 1 }) => sum + (command(card)?.cost ?? 0) * count, 0);

export const pointsIn = (army: Army): number =>
  muster(facts(), army).all.reduce((sum, one) => sum + entryPoints(facts(), one), 0);

/** So many more, or fewer, of a card; one that is new comes last. */
export function changed(list: ArmyList, id: string, by: number): ArmyList {
  if (command(id) !== undefined) return { ...list, deck: { cards: changedEntries(list.deck.cards, id, by) } };
  const cards = changedEntries(list.army.cards, id, by);
  const affiliation = listed(id)?.affiliation;
  const isFirst = list.army.cards.every(({ card }) => listed(card)?.affiliation === "neutral");
  return {
    ...list,
    army: {
      affiliation:
        by > 0 && isFirst && affiliation !== undefined && affiliation !== "neutral"
          ? affiliation
          : list.army.affiliation,
      cards,
    },
  };
}

function changedEntries<E extends Entries[number]>(entries: readonly E[], id: string, by: number): E[] {
  const at = entries.findLastIndex(({ card }) => card === id);
  const held = entries[at];
  if (held === undefined) return by > 0 ? [...entries, { card: id, ...(by > 1 && { count: by }) } as E] : [...entries];
  const { count: before = 1, ...rest } = held;
  const count = before + by;
  const next = count <= 0 ? [] : [{ ...rest, ...(count > 1 && { count }) } as E];
  return [...entries.slice(0, at), ...next, ...entries.slice(at + 1)];
}
