import { createRequire } from "node:module";
import { guestGames } from "@riposte/hosting/guests";
import type { AnyPlugin } from "@riposte/kernel/run";
import { Piscina } from "piscina";
import { ServerFault } from "../faults.js";
import type { Limits } from "../limits.js";
import { guestsIn } from "../room/restore.js";
import { createFairQueue, QueueFull } from "./fair-queue.js";
import { type ThreadData, thinkWith } from "./think.js";
import type { BotAnswer, Thinkable, Thought } from "./thought.js";

/** Threads that think, so that the main one is free for answers. */
export interface Thinkers {
  botAnswers(match: Thinkable, most: number): Promise<readonly BotAnswer[]>;
  /** The view as JSON. */
  viewAt(match: Thinkable, inputs: number, seat: number | null): Promise<string>;
  /** Thoughts that wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** Matches with plugins of others are thought about in this thread: no other has them. */
export function createThinkers(limits: Limits, guests: readonly AnyPlugin[] = []): Thinkers {
  const queue = createFairQueue({ slots: limits.threads, perOwner: limits.thoughtsPerMatch });
  let threads: Piscina | undefined;
  // started when the first thought comes: many servers never need one
  const pool = () => {
    threads ??= new Piscina({
      filename: createRequire(import.meta.url).resolve("@riposte/server/think"),
      name: "think",
      workerData: { games: guestGames().map(({ where }) => where) } satisfies ThreadData,
      maxThreads: limits.threads,
      minThreads: 0,
      idleTimeout: 60_000,
    });
    return threads;
  };
  const think = async (thought: Thought): Promise<unknown> => {
    try {
      return await queue.run(`${thought.match.id} ${thought.about}`, () =>
        guestsIn(thought.match, guests).length > 0
          ? thinkWith(thought, guests)
          : pool().run(thought, { signal: AbortSignal.timeout(limits.thinkWithin) }),
      );
    } catch (error) {
      if (error instanceof QueueFull) throw new ServerFault("TOO_FAST", "Wait for what you asked before.");
      throw error;
    }
  };
  return {
    botAnswers: (match, most) => think({ about: "bots", match, most }) as Promise<readonly BotAnswer[]>,
    viewAt: (match, inputs, seat) => think({ about: "view-at", match, inputs, seat }) as Promise<string>,
    get waiting() {
      return queue.waiting;
    },
    close: async () => threads?.destroy(),
  };
}
