import type { IaMatch } from "../declared.js";
import { figureOf } from "./lookup.js";

/** How many cards of its player's deck stop one point of strain. */
export const priceOf = (match: IaMatch, figure: string): number => match.value("strain:price", { figure }, 1);

/** How many points of strain its player's deck can stop; a figure of the mission has none. */
export function cardsStop(match: IaMatch, figure: string): number {
  const { deck } = match.slices["imperial-assault"].sides[figureOf(match, figure).seat] ?? { deck: [] };
  return Math.floor(deck.length / priceOf(match, figure));
}
