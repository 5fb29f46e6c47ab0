import { isDeepStrictEqual } from "node:util";
import type { BaselineResult } from "./baseline/baseline-game.js";
import { createRandom, inputCap, shuffledDeck } from "./baseline/random-player.js";
import { nanoseconds } from "./clock.js";
import type { Contestant } from "./contestants.js";
import { measure } from "./measure.js";

export interface Lap {
  readonly name: string;
  readonly inputsPerSecond: number;
  readonly gamesPerSecond: number;
}

/** Runs every contestant on the same seeds with the same random player, in turns, each in a process of its own; the best lap of each. */
export function race(contestants: readonly Contestant[], rounds: number, secondsEach: number): readonly Lap[] {
  const measured = contestants.map(() => [] as Run[]);
  for (let round = 0; round < rounds; round++) {
    for (const index of contestants.keys()) measured[index]?.push(measure<Run>("race", index, secondsEach));
  }
  return contestants.map(({ name }, index) => ({
    name,
    inputsPerSecond: Math.max(...(measured[index] ?? []).map(({ inputs }) => inputs)),
    gamesPerSecond: Math.max(...(measured[index] ?? []).map(({ games }) => games)),
  }));
}

/** Every contestant must reach the same final state on every seed; the first difference is an error. */
export function checkEqual(contestants: readonly Contestant[], seeds: number): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const results = contestants.map((contestant) => playOne(contestant, seed));
    for (const [index, result] of results.entries()) {
      if (isDeepStrictEqual(result, results[0])) continue;
      const names = `${contestants[index]?.name} and ${contestants[0]?.name}`;
      throw new Error(
        `${names} end seed ${seed} differently:\n${JSON.stringify(result)}\n${JSON.stringify(results[0])}`,
      );
    }
  }
}

/** One game of the random player: one generator shuffles the deck, then picks answers. */
function playOne(contestant: Contestant, seed: number): BaselineResult {
  const random = createRandom(seed);
  const game = contestant.start(shuffledDeck(random));
  for (let inputs = 0; !game.done() && inputs < inputCap; inputs++)
    game.answerIndex(Math.floor(random() * game.count()));
  return game.result();
}

interface Run {
  readonly inputs: number;
  readonly games: number;
}

/** Inputs and games per second after a warm-up. */
export function runFor(contestant: Contestant, seconds: number): Run {
  playFor(contestant, seconds / 2);
  return playFor(contestant, seconds);
}

function playFor(contestant: Contestant, seconds: number): Run {
  let inputs = 0;
  let games = 0;
  const elapsed = nanoseconds(() => {
    const until = process.hrtime.bigint() + BigInt(Math.round(seconds * 1e9));
    while (process.hrtime.bigint() < until) inputs += playOne(contestant, ++games).inputs;
  });
  return { inputs: (inputs / elapsed) * 1e9, games: (games / elapsed) * 1e9 };
}
