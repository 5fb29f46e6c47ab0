import { EventEmitter } from "node:events";
import type { WebSocket } from "@fastify/websocket";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createShares } from "../src/http/shares.js";
import { serveSocket } from "../src/http/socket.js";
import { type RunningServer, startServer } from "../src/index.js";
import { limitsOf } from "../src/limits.js";
import { answerAny, attend, type Guest, make } from "./guest.js";
import { openTestDatabase } from "./test-database.js";
import { maskedFrame, openWire, requestOf, UPGRADE, type Wire } from "./wire.js";

let server: RunningServer;
let address: string;
let player: Guest;
let match: string;

beforeAll(async () => {
  server = await startServer({
    database: await openTestDatabase(),
    limits: {
      controlFramesPerAddress: { burst: 50, perSecond: 1 },
      bytesPerAddress: { burst: 50_000, perSecond: 20_000 },
    },
  });
  ({ address } = server);
  await server.ready;
  const made = await make(address, { game: "finished", seats: ["human"], seed: "1" });
  ({ match } = made);
  player = await attend(address, match, made.token);
}, 60_000);
afterAll(async () => {
  await player.leave();
  await server.close();
});

/** A watcher who writes frames as it likes. */
async function openRaw(from: string): Promise<Wire> {
  const wire = openWire(address, from);
  wire.write(requestOf(address, "GET", `/api/matches/${match}/socket`, UPGRADE));
  await wire.until("101 Switching");
  wire.write(maskedFrame(1, JSON.stringify({ type: "hello", token: null })));
  await wire.until('"welcome"');
  return wire;
}

const PING = maskedFrame(9, "");

test("pings without end close the socket, and the address opens no other one meanwhile", async () => {
  const wires = await Promise.all([1, 2].map(() => openRaw("127.0.0.5")));
  wires[0]?.write(Buffer.concat(Array(30).fill(PING)));
  wires[1]?.write(Buffer.concat(Array(30).fill(PING)));
  await Promise.race(wires.map(({ ended }) => ended));
  const again = openWire(address, "127.0.0.5");
  again.write(requestOf(address, "GET", `/api/matches/${match}/socket`, UPGRADE));
  expect(await again.ended).toMatch(/^HTTP\/1\.1 429 [\s\S]*TOO_FAST/);
  expect((await answerAny(player)).taken).toEqual({ ok: true });
});

test("bytes without end are left in the network", async () => {
  const wire = await openRaw("127.0.0.6");
  const began = performance.now();
  // continued messages that never end: none of them is a message
  for (let sent = 0; sent < 10; sent++) wire.write(maskedFrame(sent === 0 ? 0x01 : 0x00, "x".repeat(1500), false));
  wire.write(Buffer.alloc(90_000, maskedFrame(0, "", false)));
  wire.write(maskedFrame(9, "heard"));
  await Promise.race([wire.until("heard"), wire.ended]);
  expect(performance.now() - began).toBeGreaterThan(300);
});

test("an answer of 3,000 entries is refused by its size, before it is read", async () => {
  const entries = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [at.toString(36), 1]));
  const text = JSON.stringify({ type: "answer", id: 1, answer: entries, decision: 1 });
  const watcher = await attend(address, match, null);
  watcher.shout(text);
  expect(await watcher.closed).toBe(1009);
});

test("an answer of brackets in brackets is refused before it is looked at", async () => {
  const watcher = await attend(address, match, null);
  watcher.shout(`{"type":"answer","id":1,"decision":1,"answer":${"[".repeat(5000)}${"]".repeat(5000)}}`);
  expect(await watcher.untilFault()).toBe("MESSAGE_MALFORMED");
  expect(watcher.raw.at(-1)).toContain("not JSON that can be stored");
  await watcher.leave();
});

test("a socket is not read while as many messages wait as may", () => {
  const reading: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    pause: () => reading.push("paused"),
    resume: () => reading.push("read"),
  });
  const limits = limitsOf({ messagesWaiting: 5 });
  const share = createShares(limits, () => new Promise(() => undefined))("one");
  const wire = { cork: () => undefined, uncork: () => undefined };
  serveSocket(socket as EventEmitter as WebSocket, wire, "x", new Promise(() => undefined), limits, share);
  for (let sent = 0; sent < 4; sent++) socket.emit("message", "{}");
  expect(reading).toEqual([]);
  socket.emit("message", "{}");
  expect(reading).toEqual(["paused"]);
  socket.emit("close");
});
