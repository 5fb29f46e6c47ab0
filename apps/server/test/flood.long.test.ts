import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { answerAny, attend, type Guest, make } from "./guest.js";
import { type Killable, killAll, startKillable } from "./killable.js";
import { type RealPostgres, startPostgres } from "./real-postgres.mjs";

const PLAYERS = 5;
const ANSWERS = 40;
/** Below this the clock of a busy machine is measured, not the server. */
const FLOOR = 10;
let postgres: RealPostgres;
let server: Killable;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startKillable("serve-postgres.mjs", postgres.url);
}, 60_000);
afterAll(async () => {
  killAll();
  await postgres.stop();
});

/** The p99 of answers of a few people who play at their own pace. */
async function p99(): Promise<number> {
  const waits: number[] = [];
  const player = async () => {
    const { match, token } = await make(server.address, { game: "finished", seats: ["human"] });
    const guest = await attend(server.address, match, token);
    for (let at = 0; at < ANSWERS && guest.now.view.decision !== null; at++) {
      const began = performance.now();
      await answerAny(guest, at);
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await guest.leave();
  };
  await Promise.all(Array.from({ length: PLAYERS }, player));
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.99)] as number;
}

interface Flood {
  /** What is opened before anything is measured. */
  begin(): Promise<unknown>;
  /** What is done again and again meanwhile. */
  again(begun: unknown): Promise<void>;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const FLOODS: Readonly<Record<string, Flood>> = {
  "bots that play each other in 30 matches": {
    begin: async () => {
      const watchers: Guest[] = [];
      for (let at = 0; at < 30; at++) {
        const { match } = await make(server.address, { game: "one-piece", seats: ["greedy", "greedy"] });
        watchers.push(await attend(server.address, match, null));
      }
      return watchers;
    },
    again: () => pause(20).then(() => undefined),
  },
  "10 watchers that look back all the time": {
    begin: async () => {
      const { match } = await make(server.address, { game: "one-piece", seats: ["random", "random"] });
      return Promise.all(Array.from({ length: 10 }, () => attend(server.address, match, null)));
    },
    again: async (watchers) => {
      await Promise.all((watchers as Guest[]).map((watcher) => watcher.ask({ type: "view-at", step: 50 })));
      await pause(20);
    },
  },
  "sockets that never say hello": {
    begin: async () => undefined,
    again: async () => {
      const socket = new WebSocket(`${server.address.replace("http", "ws")}api/matches/x/socket`, {
        headers: { "x-forwarded-for": "203.0.113.9" },
      });
      socket.on("error", () => undefined);
      await pause(20);
    },
  },
  "set-ups beyond their bounds": {
    begin: async () => undefined,
    again: async () => {
      const decks = ["140000000xOP01-003", "1xOP01-003"];
      await fetch(`${server.address}api/matches`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game: "one-piece", setup: { decks }, seats: ["human", "human"] }),
      });
      await pause(20);
    },
  },
};

describe.each(Object.entries(FLOODS))("beside %s", (_name, { begin, again }) => {
  test("others wait at most three times as long", async () => {
    await p99();
    const idle = Math.max(FLOOR, await p99());
    const begun = await begin();
    let isOver = false;
    const flooding = (async () => {
      while (!isOver) await again(begun).catch(() => undefined);
    })();
    // what is only loaded once is no flood
    await pause(3000);
    const flooded = await p99();
    isOver = true;
    await flooding;
    for (const guest of (begun as Guest[] | undefined) ?? []) await guest.leave();
    console.log(`p99 idle ${idle.toFixed(1)} ms, flooded ${flooded.toFixed(1)} ms`);
    expect(flooded / idle).toBeLessThanOrEqual(3);
  }, 120_000);
});
