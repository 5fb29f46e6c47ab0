import { describe, expect, test } from "vitest";
import { createGame as createBoardgameIo } from "../../src/baseline/boardgame-io.js";
import { createGame as createHandWritten } from "../../src/baseline/hand-written.js";
import { createRandom, playRandomly, shuffledDeck } from "../../src/baseline/random-player.js";

describe("boardgame.io Finished!", () => {
  test("ends 12 random games in the same states as the hand-written game", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const difficulty = (["veryEasy", "easy", "regular", "difficult"] as const)[seed % 4]!;
      const [byHand, byFramework] = [createHandWritten, createBoardgameIo].map((createGame) => {
        const random = createRandom(seed);
        const game = createGame(shuffledDeck(random), difficulty);
        playRandomly(game, random);
        return game.result();
      });
      expect(byFramework).toEqual(byHand);
    }
  }, 120_000);

  test("offers as many answers as the hand-written game at every decision", () => {
    const random = createRandom(7);
    const deck = shuffledDeck(random);
    const byHand = createHandWritten(deck, "easy");
    const byFramework = createBoardgameIo(deck, "easy");
    while (!byHand.done()) {
      expect(byFramework.count()).toBe(byHand.count());
      const index = Math.floor(random() * byHand.count());
      byHand.answerIndex(index);
      byFramework.answerIndex(index);
    }
    expect(byFramework.done()).toBe(true);
  });
});
