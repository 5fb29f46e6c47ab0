import { isDeepStrictEqual } from "node:util";
import type { BaselineResult } from "./baseline/baseline-game.js";
import { createRandom, inputCap, shuffledDeck } from "./baseline/random-player.js";
import { nanoseconds } from "./clock.js";
import type { Contestant } from "./contestants.js";
import { measure } from "./measure.js";

/** Inputs per second of one contestant, lap by lap: its lap and the others' laps of the same round ran one after the other. */
export interface Laps {
  readonly name: string;
  readonly inputs: readonly number[];
  readonly games: readonly number[];
}

/** Runs every contestant on the same seeds with the same random player, in turns, each lap in a process of its own. */
export function race(
  contestants: readonly Contestant[],
  rounds: number,
  { warmUp, seconds }: { readonly warmUp: number; readonly seconds: number },
): readonly Laps[] {
  const measured = contestants.map(() => [] as Run[]);
  for (let round = 0; round < rounds; round++) {
    // there and back: which follows which changes from round to round
    const order = [...contestants.keys()];
    for (const index of round % 2 === 0 ? order : order.reverse())
      measured[index]?.push(measure<Run>("race", index, warmUp, seconds));
  }
  return contestants.map(({ name }, index) => ({
    name,
    inputs: (measured[index] ?? []).map(({ inputs }) => inputs),
    games: (measured[index] ?? []).map(({ games }) => games),
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

/** Inputs and games per second, after so long a warm-up that V8 compiles hardly anything any more. */
export function runFor(contestant: Contestant, warmUp: number, seconds: number): Run {
  playFor(contestant, warmUp);
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
