import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type RunningServer, startServer } from "../src/index.js";
import type { MadeMatch } from "../src/protocol.js";
import { answerAny, attend, make, post } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    database: await openTestDatabase(),
    trustProxy: ["127.0.0.1"],
    limits: { requestsPerMinute: 20, inputsPerMatch: 3, pingEvery: 100, keptMatchesPerAddress: 4 },
  });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

test("a match takes so many inputs, and can then only be given up", async () => {
  const { match, token } = await make(server.address, { game: "finished", seats: ["human"], seed: "1" });
  const guest = await attend(server.address, match, token);
  for (let at = 0; at < 3; at++) expect((await answerAny(guest)).taken).toEqual({ ok: true });
  expect((await answerAny(guest)).taken).toMatchObject({ code: "TOO_MANY" });
  await guest.leave();
});

test("a connection whose other end does not answer is closed", async () => {
  const { match, token } = await make(server.address, { game: "finished", seats: ["human"], seed: "1" });
  const socket = new WebSocket(`${server.address.replace("http", "ws")}api/matches/${match}/socket`, {
    autoPong: false,
  });
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
  expect(await closed).toBe(1006);
});

test("a guest's matches that are stored are counted, over or not", async () => {
  const asked = { game: "one-piece", seats: ["human", "human"], seed: "1" };
  const guest = { "x-forwarded-for": "203.0.113.20" };
  for (let made = 0; made < 4; made++) {
    const { json } = await post<MadeMatch>(server.address, "matches", asked, guest);
    const player = await attend(server.address, json.match, json.token);
    await player.ask({ type: "resign" });
    await player.leave();
  }
  const { status, json } = await post<{ reason: string }>(server.address, "matches", asked, guest);
  expect([status, json.reason]).toEqual([429, expect.stringContaining("4 matches from your address are stored")]);
});

const from = async (address: string): Promise<number> =>
  (await post(server.address, "matches", { game: "chess", seats: ["human"] }, { "x-forwarded-for": address })).status;

test("whoever floods with requests is refused, and nobody else is; a household is one guest", async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, () => from("203.0.113.7")));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await from("203.0.113.8")).toBe(400);
  const neighbours = await Promise.all(Array.from({ length: 30 }, (_, at) => from(`2001:db8:1:2::${at + 1}`)));
  expect(neighbours.filter((status) => status === 429)).toHaveLength(10);
  expect(await from("2001:db8:1:3::1")).toBe(400);
});
