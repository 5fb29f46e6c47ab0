import { type Game, randomBot, type Simulation, simulateMatch } from "@riposte/kernel/run";
import { GAMES } from "./games.js";

/** What one process measured of one game, lap by lap; times in microseconds, sizes in bytes. */
export interface GameLaps {
  readonly inputsPerSecond: readonly number[];
  readonly matchesPerSecond: readonly number[];
  readonly mark: readonly number[];
  /** Coming back to a mark and counting the answers there. */
  readonly reset: readonly number[];
  readonly allocated: readonly number[];
  /** From the start of the process to the end of the first match, in milliseconds. */
  readonly coldStart: readonly number[];
}

const LAPS = 8;

/** Random matches in simulation on one thread, after a warm-up. */
export function gameLaps(name: string, seconds: number): GameLaps {
  const make = GAMES[name];
  if (make === undefined) throw new Error(`no such game: ${name}`);
  const game = make();
  playOne(game, 1);
  const coldStart = process.uptime() * 1000;
  playFor(game, seconds);
  const laps = Array.from({ length: LAPS }, () => playFor(game, seconds / LAPS));
  const marking = Array.from({ length: LAPS }, (_, lap) => markAndReset(midway(game, lap + 1)));
  return {
    inputsPerSecond: laps.map(({ inputs, elapsed }) => (inputs / elapsed) * 1e9),
    matchesPerSecond: laps.map(({ matches, elapsed }) => (matches / elapsed) * 1e9),
    mark: marking.map(({ mark }) => mark),
    reset: marking.map(({ reset }) => reset),
    allocated: Array.from({ length: 3 }, () => allocation(game)),
    coldStart: [coldStart],
  };
}

/** Matches per second of a process that has played for so long: V8 goes on compiling long after the first seconds. */
export function warmLaps(name: string, seconds: number): readonly number[] {
  const game = GAMES[name]?.() as Game;
  playFor(game, seconds);
  return Array.from({ length: LAPS }, () => playFor(game, 0.5)).map(
    ({ matches, elapsed }) => (matches / elapsed) * 1e9,
  );
}

/** Live heap after so many matches of one process over that after a tenth of them. */
export function heapGrowth(name: string, matches: number): number {
  const game = GAMES[name]?.() as Game;
  for (let seed = 1; seed <= matches / 10; seed++) playOne(game, seed);
  const early = liveHeap();
  for (let seed = matches / 10 + 1; seed <= matches; seed++) playOne(game, seed);
  return liveHeap() / early;
}

function playFor(game: Game, seconds: number) {
  let inputs = 0;
  let matches = 0;
  const start = process.hrtime.bigint();
  const until = start + BigInt(Math.round(seconds * 1e9));
  while (process.hrtime.bigint() < until) inputs += playOne(game, ++matches);
  return { inputs, matches, elapsed: Number(process.hrtime.bigint() - start) };
}

/** Plays one match to its end; how many inputs it took. */
function playOne(game: Game, seed: number): number {
  const match = simulateMatch(game, { seed });
  return playOn(match, seed, Number.POSITIVE_INFINITY);
}

function playOn(match: Simulation<unknown>, seed: number, most: number): number {
  const bot = randomBot(seed);
  let inputs = 0;
  for (; match.pending !== null && inputs < most; inputs++) {
    const failure = match.enter(bot.answer(match.seen));
    if (failure !== undefined) throw new Error(`seed ${seed}, input ${inputs}: ${failure.reason}`);
  }
  return inputs;
}

/** A match in its middle. */
function midway(game: Game, seed: number): Simulation<unknown> {
  const half = Math.floor(playOne(game, seed) / 2);
  const match = simulateMatch(game, { seed });
  playOn(match, seed, half);
  return match;
}

const TIMES = 400;

function markAndReset(match: Simulation<unknown>): { readonly mark: number; readonly reset: number } {
  const mark = microseconds(() => match.mark());
  const state = match.mark();
  const reset = microseconds(() => {
    match.reset(state);
    match.count();
  });
  return { mark, reset };
}

function microseconds(work: () => unknown): number {
  for (let i = 0; i < TIMES; i++) work();
  const start = process.hrtime.bigint();
  for (let i = 0; i < TIMES; i++) work();
  return Number(process.hrtime.bigint() - start) / TIMES / 1000;
}

/** Bytes an input allocates: how much the heap grows while nothing is collected. */
function allocation(game: Game): number {
  globalThis.gc?.();
  const match = simulateMatch(game, { seed: 3 });
  const before = process.memoryUsage().heapUsed;
  // few enough for the young generation, so that nothing is collected in between
  const inputs = playOn(match, 3, 100);
  return Math.max(0, process.memoryUsage().heapUsed - before) / Math.max(1, inputs);
}

function liveHeap(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
