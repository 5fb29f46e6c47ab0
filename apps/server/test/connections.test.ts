import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { watchConnections } from "../src/http/connections.js";
import { createProxyCheck } from "../src/http/trusted-proxies.js";
import { type RunningServer, startServer } from "../src/index.js";
import { openTestDatabase } from "./test-database.js";
import { openWire, requestOf, UPGRADE, type Wire } from "./wire.js";

describe("a connection", () => {
  let server: RunningServer;
  beforeAll(async () => {
    const limits = { headersWithin: 400, requestWithin: 800, idleFor: 200, silentFor: 1500, connectionsPerAddress: 20 };
    server = await startServer({ database: await openTestDatabase(), limits });
    await server.ready;
  }, 60_000);
  afterAll(() => server.close());

  const lasted = async (begin: (wire: Wire) => void): Promise<number> => {
    const began = performance.now();
    const wire = openWire(server.address);
    begin(wire);
    await wire.ended;
    return performance.now() - began;
  };

  test.concurrent.each<[string, (wire: Wire) => void]>([
    ["silent", () => undefined],
    ["of half a head", (wire) => wire.write("POST /api/matches HTTP/1.1\r\nhost: 127.0.0.1\r\n")],
    [
      "of a head a letter at a time",
      (wire) => {
        wire.write("GET /health HTTP/1.1\r\nx-long: ");
        const typing = setInterval(() => wire.write("x"), 50);
        wire.socket.on("end", () => clearInterval(typing));
      },
    ],
    [
      "of half a body",
      (wire) => {
        const headers = { "content-type": "application/json", "content-length": "1000" };
        wire.write(requestOf(server.address, "POST", "/api/matches", headers));
      },
    ],
    ["idle after an answer", (wire) => wire.write(requestOf(server.address, "GET", "/health"))],
  ])("%s does not stay", async (_what, begin) => {
    expect(await lasted(begin)).toBeLessThan(3000);
  });

  test("beyond those an address may have is ended, and other addresses are served", async () => {
    const wires = Array.from({ length: 30 }, () => openWire(server.address, "127.0.0.2"));
    let ended = 0;
    for (const wire of wires) void wire.ended.then(() => (ended += 1));
    await expect.poll(() => ended, { interval: 10, timeout: 300 }).toBe(10);
    expect((await fetch(`${server.address}health`)).status).toBe(200);
    for (const { socket } of wires) socket.destroy();
  });
});

describe("all connections of a server", () => {
  const OFTEN = { burst: 1000, perSecond: 1000 };
  const listening = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  test("are ended with it, those too that were upgraded and forgotten", async () => {
    const server = createServer().on("upgrade", () => undefined);
    const connections = watchConnections(server, {
      most: 5,
      often: OFTEN,
      isProxy: () => false,
      onRefused: () => undefined,
    });
    const address = await listening(server);
    const wire = openWire(address);
    const upgraded = new Promise((resolve) => server.once("upgrade", resolve));
    wire.write(requestOf(address, "GET", "/", UPGRADE));
    await upgraded;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    connections.destroyAll();
    await Promise.all([closed, wire.ended]);
  });

  test("are counted unless they come from a proxy, and told where they are refused", async () => {
    const server = createServer((_request, response) => response.end("here"));
    let refused = 0;
    const isProxy = createProxyCheck(["127.0.0.4/32"]);
    watchConnections(server, { most: 1, often: OFTEN, isProxy, onRefused: () => (refused += 1) });
    const address = await listening(server);
    const answered = (from: string) => {
      const wire = openWire(address, from);
      wire.write(requestOf(address, "GET", "/", {}));
      return Promise.race([wire.until("here").then(() => true), wire.ended.then(() => false)]);
    };
    const [guest, proxy] = [
      ["127.0.0.3", "127.0.0.3"],
      ["127.0.0.4", "127.0.0.4", "127.0.0.4"],
    ];
    expect((await Promise.all((guest ?? []).map(answered))).filter(Boolean)).toHaveLength(1);
    expect(await Promise.all((proxy ?? []).map(answered))).toEqual([true, true, true]);
    expect(refused).toBe(1);
    server.closeAllConnections();
    server.close();
  });
});

test("an address that asks too often, or writes ahead, is not read for a while, and its other connections are ended", async () => {
  const server = await startServer({ database: await openTestDatabase(), limits: { requestsPerMinute: 3 } });
  await server.ready;
  const asking = (from: string, times: number) => {
    const wire = openWire(server.address, from);
    wire.write(requestOf(server.address, "GET", "/health").repeat(times));
    return wire.ended;
  };
  const statuses = (text: string) => [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status);
  const other = openWire(server.address, "127.0.0.5");
  await new Promise((resolve) => other.socket.once("connect", resolve));
  expect(statuses(await asking("127.0.0.5", 5))).toEqual(["429"]);
  expect([await other.ended, await asking("127.0.0.5", 1)]).toEqual(["", ""]);
  expect([await asking("127.0.0.6", 50), await asking("127.0.0.6", 1)]).toEqual(["", ""]);
  const calm = openWire(server.address, "127.0.0.7");
  calm.write(requestOf(server.address, "GET", "/health"));
  await calm.until("200 OK");
  await server.close();
});

test("an address that connects again and again is kept waiting", async () => {
  const limits = { connecting: { burst: 2, perSecond: 0.001 } };
  const server = await startServer({ database: await openTestDatabase(), limits });
  const wires = [1, 2, 3].map(() => openWire(server.address, "127.0.0.8"));
  for (const wire of wires) wire.write(requestOf(server.address, "GET", "/nowhere", { connection: "close" }));
  const answers = await Promise.all(wires.map(({ ended }) => ended));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(["404", "404", ""]);
  await server.close();
});

test("a proxy is an address, a network, or one of the names Fastify knows", () => {
  const isProxy = createProxyCheck(["10.1.0.0/16", "2001:db8::/32", "192.0.2.7", "loopback"]);
  for (const address of ["10.1.2.3", "2001:db8::5", "192.0.2.7", "127.0.0.9", "::1", "::ffff:10.1.2.3"])
    expect([address, isProxy(address)]).toEqual([address, true]);
  for (const address of ["10.2.0.1", "2001:db9::5", "192.0.2.8"])
    expect([address, isProxy(address)]).toEqual([address, false]);
});
