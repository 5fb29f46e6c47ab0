import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { openTestDatabase } from "./test-database.js";
import { openWire, requestOf, UPGRADE } from "./wire.js";

let server: RunningServer;
let address: string;

beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase(), metrics: true, limits: { helloWithin: 60_000 } });
  ({ address } = server);
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const FOREIGN = { ...UPGRADE, origin: "https://elsewhere.example" };
const asked = (target: string, headers: Record<string, string>) => {
  const wire = openWire(address);
  wire.write(requestOf(address, "GET", target, headers));
  return wire.ended;
};
const refused = async (): Promise<number> => {
  const text = await (await fetch(`${address}metrics`)).text();
  return Number(/riposte_connections_refused_total\{what="upgrade"\} (\d+)/.exec(text)?.[1] ?? 0);
};

test("an upgrade from a foreign origin is answered, ended and counted", async () => {
  const before = await refused();
  const answers = await Promise.all(Array.from({ length: 30 }, () => asked("/api/matches/x/socket", FOREIGN)));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toContain('"ORIGIN_FOREIGN"');
  }
  expect(await refused()).toBe(before + 30);
});

test("an upgrade on another path, or to another protocol, is refused before it is one", async () => {
  const targets = [
    "/health",
    "/",
    "/api/matches",
    "/api/matches/x",
    "/nowhere",
    "/%zz",
    `/api/matches/${"x".repeat(200)}`,
  ];
  for (const answer of await Promise.all(targets.map((target) => asked(target, UPGRADE))))
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d [\s\S]*\r\nconnection: close\r\n/i);
  expect(await asked("/api/matches/x/socket", { ...UPGRADE, upgrade: "h2c" })).toMatch(/^HTTP\/1\.1 400 /);
  expect(await asked("/api/matches/x/socket", { ...UPGRADE, "sec-websocket-version": "1" })).toMatch(/^HTTP\/1\.1 4/);
});

test("a server that stops ends connections whose clients never do", async () => {
  const stopping = await startServer({ database: await openTestDatabase() });
  await stopping.ready;
  const [quiet, half, upgraded] = [1, 2, 3].map(() => openWire(stopping.address));
  half?.write("GET /health HTTP/1.1\r\n");
  upgraded?.write(requestOf(stopping.address, "GET", "/api/matches/x/socket", UPGRADE));
  await upgraded?.until("101 Switching");
  await stopping.close();
  await Promise.all([quiet?.ended, half?.ended, upgraded?.ended]);
});
