import { cards, decks } from "@riposte/data-one-piece";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import { type Context, cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";

/** Which plugins take part beside the base game. */
const CARD_GAMES = {
  "base game": (): readonly AnyPlugin[] => [],
  "with abilities": (context: Context): readonly AnyPlugin[] => [opActions(context)],
} as const;
export type CardGame = keyof typeof CARD_GAMES;

/** The card game with its two ready decks. */
export function cardGame(which: CardGame): Game {
  const context = createContext(cardsOrThrow(cards));
  return composeList([onePiece(context, decks), ...CARD_GAMES[which](context)]);
}
