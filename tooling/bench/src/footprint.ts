import { gzipSync } from "node:zlib";
import { type Game, type LiveMatch, randomBot, saveMatch, startMatch } from "@riposte/kernel/run";

/** Bytes of a save after so many inputs of random play. */
export function savedBytes<O>(game: Game<O>, inputs: number): { readonly json: number; readonly gzipped: number } {
  const text = JSON.stringify(saveMatch(played(game, 7, inputs)));
  return { json: text.length, gzipped: gzipSync(text).length };
}

/** Heap bytes one live match holds, its history included. */
export function heapPerMatch<O>(game: Game<O>, matches: number, inputs: number): number {
  const before = heapUsed();
  const live = Array.from({ length: matches }, (_, seed) => played(game, seed, inputs));
  const used = heapUsed() - before;
  if (live.length !== matches) throw new Error("matches were collected");
  return used / matches;
}

function played<O>(game: Game<O>, seed: number, inputs: number): LiveMatch<O> {
  const match = startMatch(game, { seed });
  const bot = randomBot(seed);
  while (match.outcome === null && match.line.length < inputs) match.answer(match.seen.seat, bot.answer(match.seen));
  return match;
}

function heapUsed(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
