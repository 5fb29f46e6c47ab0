import { cards, decks } from "@riposte/data-one-piece";
import { afterAll, expect, test } from "vitest";
import { addOnePieceCards, onePieceGame as game } from "../../../src/games/one-piece/index.js";
import { deckBuilder } from "../../../src/games/one-piece/lists/deck-builder.js";

afterAll(() => addOnePieceCards([]));

test("a card that is not wholly read is named wherever its deck is looked at, and marks the match for both", () => {
  const [name = "", deck] = Object.entries(decks)[0] as [string, (typeof decks)[string]];
  const [id = ""] = Object.keys(deck.cards);
  const printed = cards.find((card) => (card as { readonly id: string }).id === id) as { readonly name: string };
  const setup = { decks: [name, name] };
  expect(game.unplayed?.(setup)).toEqual([]);
  expect(game.unusual(setup)).toEqual([]);

  addOnePieceCards([{ ...printed, unread: [{ line: 2, why: "not printed" }] }]);
  const why = "Line 2 of its text is not played: not printed.";
  expect(game.unplayed?.(setup)).toEqual([{ id, name: printed.name, why: [why] }]);
  expect(game.unusual(setup)).toEqual(["not-all-plays"]);
  expect(game.voice.describe?.(id)?.sentences.at(-1)).toBe(why);
  expect(deckBuilder.verdict(deck).words).toMatch(
    new RegExp(`but 1 of \\d+ cards is not wholly played: ${printed.name}\\.$`),
  );
});
