import { compose, type Game } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "../src/index.js";
import { fact, PLAIN } from "./position.js";

/** The card that a test is about. */
export const HERO = "T02-001";
/** A second one, where two meet. */
export const RIVAL = "T02-002";

/** A game of plain cards and one Character with these abilities, cost 1 unless it says otherwise. */
export const gameOf = (abilities: readonly object[], more: object = {}): Game =>
  gameOfCards([fact(HERO, { name: "Hero", cost: 1, abilities, ...more })]);

/** A game of plain cards and these. */
export function gameOfCards(cards: readonly object[]): Game {
  const context = createContext(cardsOrThrow([...PLAIN, ...cards]));
  return compose([onePiece(context), opActions(context)]) as Game;
}

/** Selectors tests use again and again. */
export const self = { ref: "self" };
export const opposing = (more: object = {}) => ({
  side: "opponent",
  zones: ["characters"],
  count: { upTo: 1 },
  ...more,
});
export const ownCharacter = (more: object = {}) => ({
  side: "you",
  zones: ["characters"],
  count: { upTo: 1 },
  ...more,
});
export const ownHand = (count: object, more: object = {}) => ({ side: "you", zones: ["hand"], count, ...more });
export const discard = (count: number, more: object = {}) => ({
  type: "op:move",
  target: ownHand({ exactly: count }, more),
  to: { zone: "trash" },
});
