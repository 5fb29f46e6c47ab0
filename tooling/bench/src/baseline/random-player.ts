import type { BaselineGame } from "./baseline-game.js";

/** Where a random game that never ends is cut off. */
export const inputCap = 5000;

/** A small seeded generator of numbers in [0, 1): mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Cards 1 to 47 shuffled (Fisher-Yates), top first, with 48 below them. */
export function shuffledDeck(random: () => number): number[] {
  const deck = Array.from({ length: 47 }, (_, index) => index + 1);
  for (let last = 46; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const card = deck[last]!;
    deck[last] = deck[other]!;
    deck[other] = card;
  }
  deck.push(48);
  return deck;
}

/** Answers every decision with equal odds until the game ends or the cap is reached; returns the number of inputs. */
export function playRandomly(game: BaselineGame, random: () => number, cap = inputCap): number {
  let inputs = 0;
  while (!game.done() && inputs < cap) {
    game.answerIndex(Math.floor(random() * game.count()));
    inputs++;
  }
  return inputs;
}
