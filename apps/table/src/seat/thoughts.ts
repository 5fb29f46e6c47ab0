import type { Thinking, Thought } from "@riposte/hosting/seats";
import { guestsWritten } from "../guests/guests-written.js";

/** What a thought came to; nothing where it was stopped. */
type Found = Exclude<Thinking, { readonly played: number } | { readonly failed: string }> | null;

/** A thread beside the page that thinks of one thing at a time. */
export interface Thoughts {
  /** Whatever it thought of before is stopped. */
  ask(thought: Thought, onProgress?: (played: number) => void): Promise<Found>;
  /** Stops what is under way; the thread stays where it has nothing to stop. */
  stop(): void;
}

/** Started when first asked; a thread that is stopped in the middle of a thought is gone, and the next one begins anew. */
export function createThoughts(): Thoughts {
  let thread: Worker | undefined;
  let giveUp: (() => void) | undefined;
  const stop = () => {
    if (giveUp === undefined) return;
    thread?.terminate();
    thread = undefined;
    giveUp();
  };
  return {
    stop,
    ask(thought, onProgress) {
      stop();
      thread ??= new Worker(new URL("./thinking-worker.ts", import.meta.url), {
        type: "module",
        name: guestsWritten(),
      });
      const worker = thread;
      return new Promise<Found>((resolve, reject) => {
        const end = (act: () => void) => {
          giveUp = undefined;
          worker.onmessage = null;
          worker.onerror = null;
          act();
        };
        giveUp = () => end(() => resolve(null));
        worker.onmessage = ({ data }: MessageEvent<Thinking>) => {
          if ("played" in data) return onProgress?.(data.played);
          return end(() => ("failed" in data ? reject(new Error(data.failed)) : resolve(data)));
        };
        worker.onerror = ({ message }) => end(() => reject(new Error(message)));
        worker.postMessage(thought);
      });
    },
  };
}
