import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createCountedLines } from "../src/counted-lines.js";
import { type RunningServer, startServer } from "../src/index.js";
import { openTestDatabase } from "./test-database.js";
import { openWire, requestOf, UPGRADE } from "./wire.js";

test("what is counted is told once in a while, and nothing when there was nothing", () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const lines = createCountedLines((line) => told.push(line), 1000);
  for (const what of ["a", "b", "a"]) lines.count(what);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(["a: 2", "b: 1"]);
  vi.advanceTimersByTime(5000);
  expect(told).toHaveLength(2);
  vi.useRealTimers();
});

const HEADERS = { "content-type": "application/json" };
const told: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase(), log: (line) => told.push(line) });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

test("JSON of 100,000 brackets, or of as many as fit into a request, is refused as what it is", async () => {
  const asked = (body: string) =>
    fetch(`${server.address}api/matches`, { method: "POST", headers: HEADERS, body }).then(async (response) => [
      response.status,
      ((await response.json()) as { code: string }).code,
    ]);
  expect(await asked("[".repeat(100_000))).toEqual([413, "TOO_BIG"]);
  for (const body of ["[".repeat(60_000), `${"[".repeat(30_000)}${"]".repeat(30_000)}`, '{"setup":'.repeat(7000)])
    expect(await asked(body)).toEqual([400, "MESSAGE_MALFORMED"]);
  expect(told).toEqual([]);
});

test("wrong frames and requests that are broken off are a counted line each, without a stack", async () => {
  for (let sent = 0; sent < 3; sent++) {
    const wire = openWire(server.address);
    wire.write(requestOf(server.address, "GET", "/api/matches/x/socket", UPGRADE));
    await wire.until("101 Switching");
    wire.write(Buffer.from([0xff, 0xff, 0xff]));
    await wire.ended;
    wire.socket.destroy();
  }
  for (let sent = 0; sent < 2; sent++) {
    const socket = connect({ host: "127.0.0.1", port: Number(new URL(server.address).port) });
    await once(socket, "connect");
    socket.write(requestOf(server.address, "POST", "/api/matches", { ...HEADERS, "content-length": "1000" }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([]);
  await server.close();
  expect(told).toEqual([
    "frames of sockets that were wrong (WS_ERR_UNEXPECTED_RSV_2_3): 3",
    "requests that were broken off: 2",
  ]);
});
