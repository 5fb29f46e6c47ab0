import { type RealPostgres, startPostgres } from "@riposte/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { NewMatch } from "../src/protocol.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";
import { type Killable, killAll, startKillable } from "./killable.js";
import { quietMedian } from "./quiet-laps.js";

const PLAYERS = 5;
const ANSWERS = 40;
/** Below this the clock of a busy machine is measured, not the server. */
const FLOOR = 10;
let postgres: RealPostgres;
let server: Killable;

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startKillable("serve-postgres.mjs", postgres.url, JSON.stringify({ requestsPerMinute: 600 }));
}, 60_000);
afterAll(async () => {
  killAll();
  await postgres.stop();
});

/** The p99 of answers of a few people who play at their own pace. */
async function p99(): Promise<number> {
  const waits: number[] = [];
  const player = async (at: number) => {
    const headers = { "x-forwarded-for": `198.51.100.${at + 1}` };
    const { match, token } = await make(server.address, { game: "finished", seats: ["human"] }, headers);
    const guest = await attend(server.address, match, token, undefined, headers);
    for (let at = 0; at < ANSWERS && guest.now.view.decision !== null; at++) {
      const began = performance.now();
      await answerAny(guest, at);
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await guest.leave();
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, at) => player(at)));
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length * 0.99)] as number;
}

interface Flood {
  /** What is opened before anything is measured. */
  begin?(): Promise<readonly Guest[]>;
  /** What is done again and again meanwhile, about fifty times a second. */
  again(guests: readonly Guest[], round: number): Promise<unknown> | unknown;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Whoever floods is not who plays. */
const STRANGER = { "x-forwarded-for": "203.0.113.9" };
const ONE_PIECE = { game: "one-piece", seats: ["human", "human"], seed: "1" };
const ORDER = { window: "battle:counter", act: "offer" };

const ask = (path: string, body: unknown) => post(server.address, path, body, STRANGER);
const shout = (text: string) => {
  const socket = new WebSocket(`${server.address.replace("http", "ws")}api/matches/x/socket`, { headers: STRANGER });
  socket.on("error", () => undefined);
  if (text !== "") socket.on("open", () => socket.send(text));
};
/** So many at one match, the first at its seat. */
const gather = async (guests: number, asked: NewMatch): Promise<readonly Guest[]> => {
  const { match, token } = await make(server.address, asked);
  return Promise.all(Array.from({ length: guests }, (_, at) => attend(server.address, match, at === 0 ? token : null)));
};

/** One for each limit. */
const FLOODS: Readonly<Record<string, Flood>> = {
  "bots that play each other in 30 matches": {
    begin: async () =>
      (
        await Promise.all(
          Array.from({ length: 30 }, () => gather(1, { game: "one-piece", seats: ["greedy", "greedy"] })),
        )
      ).flat(),
    again: () => undefined,
  },
  "10 watchers that look back all the time": {
    begin: () => gather(10, { game: "one-piece", seats: ["random", "random"] }),
    again: (watchers) => Promise.all(watchers.map((watcher) => watcher.ask({ type: "view-at", step: 50 }))),
  },
  "sockets that never say hello": { again: () => shout("") },
  "sockets that say what is not known": { again: () => shout('{"type":"hello","token":"wrong"}') },
  "messages as long as they may be": {
    begin: () => gather(1, ONE_PIECE),
    again: ([guest]) => guest?.shout(JSON.stringify({ type: "answer", answer: "x".repeat(60_000) })),
  },
  "messages as many as they may be": {
    begin: () => gather(1, ONE_PIECE),
    again: ([guest], round) => {
      for (const at of [0, 1]) guest?.shout(JSON.stringify({ type: "redo", id: round * 2 + at + 1 }));
    },
  },
  "set-ups beyond their bounds": {
    again: () => ask("matches", { ...ONE_PIECE, setup: { decks: ["140000000xOP01-003", "1xOP01-003"] } }),
  },
  "requests without end": { again: () => Promise.all([1, 2, 3, 4].map(() => ask("matches/x/join", { invite: "x" }))) },
  "matches made without end": { again: () => ask("matches", ONE_PIECE) },
  "a crowd of 50 that watches somebody undo and redo": {
    begin: () => gather(51, { ...ONE_PIECE, seats: ["human", "random"] }),
    again: async ([guest]) => {
      if (guest?.now.view.decision?.own === true) await answerAny(guest);
      await guest?.ask({ type: "undo", answers: 1 });
    },
  },
  "chat without end": {
    begin: () => gather(1, ONE_PIECE),
    again: ([guest]) =>
      Promise.all(Array.from({ length: 2 }, () => guest?.ask({ type: "say", text: "x".repeat(200) }))),
  },
  "standing orders given and taken away": {
    begin: () => gather(1, ONE_PIECE),
    again: async ([guest], round) => {
      const key = Math.floor(round / 2) % 50;
      await guest?.ask({ type: "policy", change: { set: round % 2 === 0 ? "order" : "no-order", key, ...ORDER } });
    },
  },
};

/** How much longer others wait while something goes on that is begun and ended. */
async function slowdown(begin: () => Promise<() => Promise<unknown>>): Promise<number> {
  await p99();
  const idle = Math.max(FLOOR, await quietMedian(p99));
  const end = await begin();
  // what is only loaded once is no flood
  await pause(2000);
  const flooded = await quietMedian(p99);
  await end();
  console.log(`p99 idle ${idle.toFixed(1)} ms, flooded ${flooded.toFixed(1)} ms`);
  return flooded / idle;
}

describe.each(Object.entries(FLOODS))("beside %s", (_name, { begin, again }) => {
  test("others wait at most three times as long", { timeout: 300_000 }, async () => {
    const flooding = async () => {
      const guests = (await begin?.()) ?? [];
      let isOver = false;
      const rounds = (async () => {
        for (let round = 0; !isOver; round++) {
          await Promise.race([Promise.resolve(again(guests, round)).catch(() => undefined), pause(1000)]);
          await pause(20);
        }
      })();
      return async () => {
        isOver = true;
        await rounds;
        await Promise.all(guests.map((guest) => guest.leave()));
      };
    };
    expect(await slowdown(flooding)).toBeLessThanOrEqual(3);
  });
});

/** What `flooder.mjs` writes as fast as it is read, from an address and a process of its own. */
const WRITTEN = ["pings", "garbage frames", "big frames", "answers", "says", "looks back", "requests"];
const SOCKETS = [1, 20, 55];

describe.each(WRITTEN.flatMap((flood) => SOCKETS.map((sockets) => [flood, sockets] as const)))(
  "beside %s on %i sockets of one address",
  (flood, sockets) => {
    test("others wait at most three times as long", { timeout: 300_000 }, async () => {
      const flooding = async () => {
        const { match, token } = await make(server.address, ONE_PIECE);
        const words = [server.address, flood, String(sockets), match, String(token)];
        const flooder = await startKillable("flooder.mjs", ...words);
        return () => flooder.kill();
      };
      expect(await slowdown(flooding)).toBeLessThanOrEqual(3);
    });
  },
);
