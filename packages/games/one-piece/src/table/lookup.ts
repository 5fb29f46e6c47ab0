import type { DeepReadonly } from "@riposte/kernel";
import { KernelError } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Card, Side, TableView } from "../slice.js";

/** Anything whose slices can be read: a match, a view, a simulation. */
export interface HasTable {
  readonly slices: { readonly "one-piece": TableView };
}

export type CardView = DeepReadonly<Card>;
export type SideView = DeepReadonly<Side>;

export const tableOf = (match: HasTable): TableView => match.slices["one-piece"];

export const sideOf = (match: HasTable, seat: number): SideView => tableOf(match).sides[seat] as SideView;

export const otherSeat = (seat: number): number => 1 - seat;

/** The card of that id, if it is still the same object. */
export const findCard = (match: HasTable, id: number): CardView | undefined => tableOf(match).cards[id];

export function cardOf(match: HasTable, id: number): CardView {
  const card = findCard(match, id);
  if (card === undefined) throw new KernelError("UNKNOWN_NAME", `There is no card ${id} on the table.`);
  return card;
}

/** What a card is called, for the player who is told of it: one that has left the table has no name any more. */
export function nameOf({ info }: Pick<Context, "info">, match: HasTable, id: number): string {
  const card = findCard(match, id);
  return card === undefined ? "—" : info(card.code).name;
}

/** A player's Leader, Characters and Stage. */
export function fieldOf(match: HasTable, seat: number): readonly number[] {
  const { leader, characters, stage } = sideOf(match, seat);
  return stage === null ? [leader, ...characters] : [leader, ...characters, stage];
}

/** Leader and Characters. */
export const fightersOf = (match: HasTable, seat: number): readonly number[] => {
  const { leader, characters } = sideOf(match, seat);
  return [leader, ...characters];
};

/** One of them without a list of all: the Leader stands before the first Character. */
export const fighterIn = ({ leader, characters }: SideView, place: number): number =>
  place === 0 ? leader : (characters[place - 1] as number);

/** Where a card lies on its side, in words: a Character's place is counted from 1. */
export function placeOf(match: HasTable, id: number): string {
  const { owner, zone } = cardOf(match, id);
  return zone === "stage" ? "Stage" : fighterPlace(sideOf(match, owner).characters.indexOf(id) + 1);
}

/** The same by the place among Leader and Characters. */
export const fighterPlace = (place: number): string => (place === 0 ? "Leader" : `Character ${place}`);

/** Of a hand's copies of a card the first is chosen from: does no card before this one have the same number? */
export function isFirstCopy(match: HasTable, hand: readonly number[], at: number): boolean {
  const { code } = cardOf(match, hand[at] as number);
  for (let before = 0; before < at; before++) if (cardOf(match, hand[before] as number).code === code) return false;
  return true;
}

export const isOnField = ({ zone }: CardView): boolean => zone === "character" || zone === "leader" || zone === "stage";

/** What a card has become in an open zone, or in any while it is revealed, this turn: where text goes on about the same card in its new place. */
export function nowOf(match: HasTable, id: number): number | undefined {
  const { cards, became } = tableOf(match);
  let at: number | undefined = id;
  while (at !== undefined && cards[at] === undefined) at = became[at];
  return at;
}
