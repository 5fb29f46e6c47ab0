import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createMind, type Thinking, type Thought } from "@riposte/hosting/seats";
import type { AnyPlugin } from "@riposte/kernel/run";
import { gamesOfOthers } from "../guests/game-flag.js";
import { type ThreadData, threadFile } from "../threads.js";

/** A bot that thinks about positions, one after the other. */
export interface Thoughts {
  ask(thought: Thought, onProgress?: (played: number) => void): Promise<Found>;
  /** Stops a thought that is under way, and the bot that thinks it. */
  close(): void;
}

type Found = Exclude<Thinking, { readonly played: number } | { readonly failed: string }>;

const WORKER = threadFile("thinking");

/** In a thread of its own, so that the keyboard is not dead meanwhile; with plugins or cards that only this thread has, in this one. */
export function createThoughts({ isShared = true, guests = [] as readonly AnyPlugin[] } = {}): Thoughts {
  // run from its sources there is no built worker
  return isShared && guests.length === 0 && existsSync(fileURLToPath(WORKER)) ? inThread() : inPlace(guests);
}

function inPlace(guests: readonly AnyPlugin[]): Thoughts {
  const mind = createMind(guests);
  return {
    async ask(thought, onProgress) {
      let found: Found | undefined;
      await mind(thought, (thinking) => {
        if ("played" in thinking) onProgress?.(thinking.played);
        else if (!("failed" in thinking)) found = thinking;
      });
      return found as Found;
    },
    close: () => undefined,
  };
}

function inThread(): Thoughts {
  let thread: Worker | undefined;
  return {
    async ask(thought, onProgress) {
      const workerData: ThreadData<null> = { order: null, games: await gamesOfOthers() };
      return new Promise((resolve, reject) => {
        thread ??= new Worker(WORKER, { workerData });
        const worker = thread;
        const hear = (thinking: Thinking) => {
          if ("played" in thinking) return onProgress?.(thinking.played);
          leave();
          return "failed" in thinking ? reject(new Error(thinking.failed)) : resolve(thinking);
        };
        const fail = (error: Error) => {
          leave();
          thread = undefined;
          reject(error);
        };
        const stopped = () => fail(new Error("Thinking was stopped."));
        // its own listeners alone: a thread whose inner ones are gone hears nothing any more
        const leave = () => worker.off("message", hear).off("error", fail).off("exit", stopped);
        worker.on("message", hear).on("error", fail).on("exit", stopped);
        worker.postMessage(thought);
      });
    },
    close() {
      void thread?.terminate();
      thread = undefined;
    },
  };
}
