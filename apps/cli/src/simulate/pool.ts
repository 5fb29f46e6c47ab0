import { Worker } from "node:worker_threads";
import { gamesOfOthers } from "../guests/game-flag.js";
import { type ThreadData, threadFile } from "../threads.js";
import type { Batch, BatchResult, Order } from "./order.js";
import type { Played } from "./play-games.js";

/** Batches are small enough that no worker waits long for the last one, and large enough that messages cost nothing. */
const LARGEST_BATCH = 50;
const BATCHES_PER_WORKER = 16;

export interface PoolOptions {
  readonly order: Order;
  readonly games: number;
  readonly workers: number;
  /** Plays games here, which one worker alone would have to load and compose anew. */
  readonly playHere: (batch: Batch) => readonly Played[];
  onProgress(done: number): void;
}

/** Plays games on worker threads, or here where one is enough; the result is in the order of the games, whichever thread played them. */
export async function playOnWorkers(options: PoolOptions): Promise<readonly Played[]> {
  const { order, games, workers, playHere, onProgress } = options;
  const played: Played[] = new Array(games);
  const batches = batchesOf(games, workers);
  let done = 0;
  const keep = ({ from, to, played: results }: BatchResult) => {
    for (const [at, one] of results.entries()) played[from + at] = one;
    done += to - from;
    onProgress(done);
  };
  const count = Math.min(workers, batches.length);
  if (count === 1) for (const batch of batches) keep({ ...batch, played: playHere(batch) });
  else await playOnThreads(order, count, batches, keep);
  return played;
}

async function playOnThreads(
  order: Order,
  count: number,
  batches: Batch[],
  keep: (result: BatchResult) => void,
): Promise<void> {
  const games = await gamesOfOthers();
  const threads = Array.from({ length: count }, () => startWorker({ order, games }));
  try {
    await Promise.all(threads.map((thread) => feed(thread, batches, keep)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Cuts the games into batches. */
export function batchesOf(games: number, workers: number): Batch[] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(games / (workers * BATCHES_PER_WORKER))));
  return Array.from({ length: Math.ceil(games / size) }, (_, at) => ({
    from: at * size,
    to: Math.min(games, (at + 1) * size),
  }));
}

const startWorker = (data: ThreadData<Order>): Worker => new Worker(threadFile("simulate"), { workerData: data });

/** Gives one thread batch after batch until none is left. */
function feed(thread: Worker, batches: Batch[], keep: (result: BatchResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const batch = batches.shift();
      if (batch === undefined) resolve();
      else thread.postMessage(batch);
    };
    thread.on("error", reject);
    thread.on("message", (result: BatchResult) => {
      keep(result);
      next();
    });
    next();
  });
}
