import { type Game, randomBot, type Simulation, simulateMatch } from "@riposte/kernel/run";
import { GAMES } from "./games.js";

/** What one process measured of one game, lap by lap; times in microseconds, sizes in bytes. */
export interface GameLaps {
  readonly inputsPerSecond: readonly number[];
  readonly matchesPerSecond: readonly number[];
  /** The same seeds once more, after a long warm-up; V8 goes on compiling long after the first seconds. */
  readonly warmMatchesPerSecond: readonly number[];
  /** The share of that time in which the process really ran: what others took of it did not make the game slower. */
  readonly warmShare: readonly number[];
  readonly mark: readonly number[];
  /** Coming back to a mark and counting the answers there. */
  readonly reset: readonly number[];
  readonly allocated: readonly number[];
  /** From the start of the process to the end of the first match, in milliseconds. */
  readonly coldStart: readonly number[];
}

const LAPS = 8;

/** Random matches in simulation on one thread, after a warm-up and, in the same process, after a long one. */
export function gameLaps(name: string, seconds: number, warmUp: number): GameLaps {
  const make = GAMES[name];
  if (make === undefined) throw new Error(`no such game: ${name}`);
  const game = make();
  playOne(game, 1);
  const coldStart = process.uptime() * 1000;
  playFor(game, seconds);
  const laps = Array.from({ length: LAPS }, () => playFor(game, seconds / LAPS));
  const marking = Array.from({ length: LAPS }, (_, lap) => markAndReset(midway(game, lap + 1)));
  const allocated = Array.from({ length: 3 }, () => allocation(game));
  const warm = warmLaps(game, warmUp - 2 * seconds);
  return {
    inputsPerSecond: laps.map(({ inputs, elapsed }) => (inputs / elapsed) * 1e9),
    matchesPerSecond: laps.map(matchRate),
    warmMatchesPerSecond: warm.map(matchRate),
    warmShare: warm.map(({ share }) => share),
    mark: marking.map(({ mark }) => mark),
    reset: marking.map(({ reset }) => reset),
    allocated,
    coldStart: [coldStart],
  };
}

/** Matches per second of a process that has played for so long. */
export function warmMatches(name: string, seconds: number): readonly number[] {
  return warmLaps(GAMES[name]?.() as Game, seconds).map(matchRate);
}

function warmLaps(game: Game, seconds: number): readonly Lap[] {
  if (seconds <= 0) return [];
  playFor(game, seconds);
  return Array.from({ length: LAPS }, () => playFor(game, 0.5));
}

/** Live heap after so many matches of one process over that after a tenth of them. */
export function heapGrowth(name: string, matches: number): number {
  const game = GAMES[name]?.() as Game;
  for (let seed = 1; seed <= matches / 10; seed++) playOne(game, seed);
  const early = liveHeap();
  for (let seed = matches / 10 + 1; seed <= matches; seed++) playOne(game, seed);
  return liveHeap() / early;
}

interface Lap {
  readonly inputs: number;
  readonly matches: number;
  readonly elapsed: number;
  readonly share: number;
}

const matchRate = ({ matches, elapsed }: Lap): number => (matches / elapsed) * 1e9;

function playFor(game: Game, seconds: number): Lap {
  let inputs = 0;
  let matches = 0;
  const before = process.cpuUsage();
  const start = process.hrtime.bigint();
  const until = start + BigInt(Math.round(seconds * 1e9));
  while (process.hrtime.bigint() < until) inputs += playOne(game, ++matches);
  const elapsed = Number(process.hrtime.bigint() - start);
  const { user, system } = process.cpuUsage(before);
  return { inputs, matches, elapsed, share: Math.min(1, ((user + system) * 1000) / elapsed) };
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
