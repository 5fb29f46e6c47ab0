import type { Worker } from "node:worker_threads";
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from "vitest/node";

/** One thread for every run: only the modules are read anew, which takes a tenth of the time a new thread does. */
let kept: Worker | undefined;

/** A thread that does not end with the run it was started for. */
export class KeptWorker extends ThreadsPoolWorker implements PoolWorker {
  override readonly name = "kept";
  #isFresh = false;
  readonly #heard: [string, (arg: unknown) => void][] = [];

  override async start(): Promise<void> {
    const worker = this as unknown as { _thread?: Worker };
    this.#isFresh = kept === undefined;
    if (kept !== undefined) {
      worker._thread = kept;
      return;
    }
    await super.start();
    kept = worker._thread;
  }

  override on(event: string, callback: (arg: unknown) => void): void {
    this.#heard.push([event, callback]);
    super.on(event, callback);
  }

  override send(message: WorkerRequest): void {
    if (message.type === "stop") this.#answer("stopped");
    else if (message.type === "start" && !this.#isFresh) this.#answer("started");
    else super.send(message);
  }

  override async stop(): Promise<void> {
    for (const [event, callback] of this.#heard) super.off(event, callback);
  }

  #answer(type: string): void {
    queueMicrotask(() => kept?.emit("message", { type, __vitest_worker_response__: true }));
  }
}

/** A pool of one such thread. */
export const keptPool = {
  name: "kept",
  createPoolWorker: (options: PoolOptions): PoolWorker => new KeptWorker(options),
};

export async function endKeptWorker(): Promise<void> {
  await kept?.terminate();
  kept = undefined;
}
