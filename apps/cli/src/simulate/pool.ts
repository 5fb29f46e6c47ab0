import { Worker } from "node:worker_threads";
import type { Batch, BatchResult, Order } from "./order.js";
import type { Played } from "./play-games.js";

/** Batches are small enough that no worker waits long for the last one, and large enough that messages cost nothing. */
const LARGEST_BATCH = 50;
const BATCHES_PER_WORKER = 16;

export interface PoolOptions {
  readonly order: Order;
  readonly games: number;
  readonly workers: number;
  onProgress(done: number): void;
}

/** Plays games on worker threads; the result is in the order of the games, whoever played them. */
export async function playOnWorkers({ order, games, workers, onProgress }: PoolOptions): Promise<readonly Played[]> {
  const played: Played[] = new Array(games);
  const batches = batchesOf(games, workers);
  let done = 0;
  const keep = ({ from, to, played: results }: BatchResult) => {
    for (const [at, one] of results.entries()) played[from + at] = one;
    done += to - from;
    onProgress(done);
  };
  const threads = Array.from({ length: Math.min(workers, batches.length) }, () => startWorker(order));
  try {
    await Promise.all(threads.map((thread) => feed(thread, batches, keep)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return played;
}

/** Cuts the games into batches. */
export function batchesOf(games: number, workers: number): Batch[] {
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(games / (workers * BATCHES_PER_WORKER))));
  return Array.from({ length: Math.ceil(games / size) }, (_, at) => ({
    from: at * size,
    to: Math.min(games, (at + 1) * size),
  }));
}

const startWorker = (order: Order): Worker =>
  new Worker(new URL("./worker.js", import.meta.url), { workerData: order });

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
