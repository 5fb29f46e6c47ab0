import { describe, expect, test } from "vitest";
import type { BaselineResult } from "../../src/baseline/baseline-game.js";
import { createGame, endAnswer, reorderAnswer } from "../../src/baseline/hand-written.js";
import { createRandom, inputCap, playRandomly, shuffledDeck } from "../../src/baseline/random-player.js";

/** A deck that starts with the given cards, the others ascending behind them. */
function deckOf(...top: number[]): number[] {
  const rest = Array.from({ length: 47 }, (_, index) => index + 1).filter((card) => !top.includes(card));
  return [...top, ...rest, 48];
}

function cardsOf(result: BaselineResult): number[] {
  const parked = result.future.flatMap((area) => area.cards);
  const finished = Array.from({ length: result.finished }, (_, index) => index + 1);
  return [...result.draw, ...result.present, ...result.past, ...parked, ...finished].sort((a, b) => a - b);
}

function candiesOf(result: BaselineResult): number {
  return result.active + result.reserve + result.candy.reduce((sum, candy) => sum + candy, 0);
}

describe("hand-written Finished!", () => {
  test("keeps 48 cards and 10 candies through 300 random games", () => {
    const all = Array.from({ length: 48 }, (_, index) => index + 1);
    for (let seed = 1; seed <= 300; seed++) {
      const random = createRandom(seed);
      const game = createGame(shuffledDeck(random), "easy");
      for (let inputs = 0; !game.done() && inputs < inputCap; inputs++) {
        game.answerIndex(Math.floor(random() * game.count()));
        if (inputs % 16 !== 0 && !game.done()) continue;
        const result = game.result();
        expect(candiesOf(result)).toBe(10);
        expect(Math.min(result.active, result.reserve, result.coffee)).toBeGreaterThanOrEqual(0);
        expect(cardsOf(result)).toEqual(all);
      }
      expect(game.done()).toBe(true);
    }
  }, 60_000);

  test("random players on easy finish about 16 cards and never win", () => {
    let finished = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const random = createRandom(seed);
      const game = createGame(shuffledDeck(random), "easy");
      playRandomly(game, random);
      expect(game.result().won).toBe(false);
      finished += game.result().finished;
    }
    expect(finished / 100).toBeGreaterThan(14);
    expect(finished / 100).toBeLessThan(19);
  });

  test("next offers activations left to right, then reorder, then end", () => {
    const game = createGame(deckOf(20, 3, 13), "easy");
    expect(game.enumerate()).toEqual([20, 13, reorderAnswer, endAnswer]);
  });

  test("a used card offers no second activation while its candy lies on it", () => {
    const game = createGame(deckOf(20, 3, 13, 47), "easy");
    game.answerIndex(0);
    expect(game.enumerate()).toEqual([13, 47, reorderAnswer, endAnswer]);
    game.answerIndex(1);
    game.answerIndex(game.enumerate().indexOf(47));
    expect(game.enumerate()).toContain(47);
  });

  test("a candy card pays when it is drawn from the stack", () => {
    expect(createGame(deckOf(20, 3, 13), "easy").result()).toMatchObject({ active: 6, reserve: 4 });
  });

  test("scoring replaces each card and goes on until the next number is missing", () => {
    const result = createGame(deckOf(2, 1, 4, 3, 9, 12, 30), "easy").result();
    expect(result).toMatchObject({ finished: 4, present: [9, 12, 30], active: 6 });
  });

  test("a run of three sent to the past pays two candies", () => {
    const game = createGame(deckOf(33, 32, 34, 9, 12, 30), "easy");
    game.answerIndex(game.count() - 1);
    expect(game.count()).toBe(6);
    game.answerIndex(2);
    expect(game.result()).toMatchObject({ past: [32, 33, 34], active: 7, reserve: 3, turns: 1 });
  });

  test("a card put back lies on top of the draw stack", () => {
    const game = createGame(deckOf(13, 30, 44, 9), "easy");
    game.answerIndex(0);
    expect(game.count()).toBe(4);
    game.answerIndex(0);
    const result = game.result();
    expect(result.draw[0]).toBe(13);
    expect(result).toMatchObject({ present: [30, 44, 9], active: 5 - 1, reserve: 6 });
  });

  test("a single parked card merges into a set parked after it", () => {
    const game = createGame(deckOf(12, 16, 30, 44, 9, 20), "easy");
    game.answerIndex(0);
    game.answerIndex(2);
    game.answerIndex(0);
    expect(game.result()).toMatchObject({ future: [{ kind: "all", cards: [12, 16, 30] }], present: [44, 9, 20] });
  });

  test("cards under the stack pay for 48 and come back in the order chosen", () => {
    const game = createGame([29, 30, 48, 9, 12, 20, 14], "easy");
    game.answerIndex(0);
    game.answerIndex(5);
    expect(game.result()).toMatchObject({ coffee: 6, draw: [14, 48, 30, 29], present: [9, 12, 20], past: [] });
  });
});
