import { cards, decks } from "@riposte/data-one-piece";
import { type AnyPlugin, composeList } from "@riposte/kernel/run";
import { type Context, cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { type MatchSpeed, matchSpeed } from "./random-matches.js";

/** Which plugins take part beside the base game. */
export const CARD_GAMES = {
  "base game": (): readonly AnyPlugin[] => [],
  "with abilities": (context: Context): readonly AnyPlugin[] => [opActions(context)],
} as const;
export type CardGame = keyof typeof CARD_GAMES;

/** Random against random with the two ready decks. */
export function cardGameSpeed(which: CardGame, seconds: number): MatchSpeed {
  const context = createContext(cardsOrThrow(cards));
  return matchSpeed(composeList([onePiece(context, decks), ...CARD_GAMES[which](context)]), seconds);
}
