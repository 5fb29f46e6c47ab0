import type { Worker } from "node:worker_threads";
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from "vitest/node";

type Hears = (message: unknown) => void;

/** One thread for every run: only the modules are read anew, which takes a tenth of the time a new thread does. */
let kept: Worker | undefined;
/** Whom the thread speaks to: the one before may still be ending, and must not hear of the next run. */
let current: KeptWorker | undefined;

/** A thread that does not end with the run it was started for. */
export class KeptWorker extends ThreadsPoolWorker implements PoolWorker {
  override readonly name = "kept";
  #isFresh = false;
  #heard: readonly (readonly [string, Hears])[] = [];
  #config: unknown;

  override async start(): Promise<void> {
    const worker = this as unknown as { _thread?: Worker };
    this.#isFresh = kept === undefined;
    if (current !== undefined) current.#leave();
    current = this;
    if (kept !== undefined) {
      worker._thread = kept;
      return;
    }
    await super.start();
    kept = worker._thread;
  }

  override on(event: string, callback: Hears): void {
    this.#heard = [...this.#heard, [event, callback]];
    super.on(event, callback);
  }

  override send(message: WorkerRequest): void {
    // the thread that saw the failure has stopped by itself; told later, it would stop the next mutant's tests
    if ((message as { readonly m?: string }).m === "onCancel") return;
    if (message.type === "start") this.#config = message.context.config;
    if (message.type === "stop") this.#answer("stopped");
    else if (message.type === "start" && !this.#isFresh) this.#answer("started");
    else if (message.type === "run") super.send(this.#configured(message));
    else super.send(message);
  }

  override async stop(): Promise<void> {
    this.#leave();
  }

  /** Which tests are to run stands in the settings: the thread must not go on with those of the run it was started for. */
  #configured(message: Extract<WorkerRequest, { type: "run" }>): WorkerRequest {
    return { ...message, context: Object.assign({}, message.context, { config: this.#config }) };
  }

  #answer(type: string): void {
    const answer = { type, __vitest_worker_response__: true };
    queueMicrotask(() => {
      for (const [event, callback] of this.#heard) if (event === "message") callback(answer);
    });
  }

  #leave(): void {
    for (const [event, callback] of this.#heard) super.off(event, callback);
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
  current = undefined;
}
