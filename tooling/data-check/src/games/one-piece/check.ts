import { createContext, Deck, deckProblems, readCards } from "@riposte/one-piece";
import { onePieceFiles, readLibrary } from "@riposte/op-actions";
import { type Problem, problemsIn } from "../../problem.js";
import type { GameCheck } from "../game-check.js";

type Files = Readonly<Record<string, unknown>>;

/** ONE PIECE Card Game: cards are sound, their abilities are read, and decks are legal. */
export const onePieceCheck: GameCheck = {
  game: "one-piece",
  schemas: onePieceFiles,
  places: {
    "cards.json": "one-piece-cards.json",
    "decks.json": "one-piece-decks.json",
    "legality.json": "one-piece-legality.json",
  },
  references(files) {
    const { cards, problems } = readCards(cardsIn(files));
    if (problems.length > 0)
      return problems.map(({ card, path, message }) => ({
        file: "cards.json",
        path: `cards["${card}"].${path}`,
        message,
      }));
    const context = createContext(cards);
    return [
      ...problemsIn("cards.json", () => readLibrary(context)),
      ...decksIn(files).flatMap(({ id, ...deck }): readonly Problem[] =>
        deckProblems(context, Deck.parse(deck)).map((message) => ({
          file: "decks.json",
          path: `decks["${id}"]`,
          message,
        })),
      ),
    ];
  },
  abilities: (files) =>
    cardsIn(files).flatMap(({ id, abilities = [] }) => abilities.map((_, place) => `${id}:${place}`)),
};

const cardsIn = (files: Files): readonly { readonly id: string; readonly abilities?: readonly unknown[] }[] =>
  (files["cards.json"] as { readonly cards: never[] }).cards;

const decksIn = (files: Files): readonly { readonly id: string }[] =>
  (files["decks.json"] as { readonly decks: never[] }).decks;
