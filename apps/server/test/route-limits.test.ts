import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitRoutes, ROUTE_LIMITS } from "../src/http/route-limits.js";
import { type RunningServer, startServer } from "../src/index.js";
import { limitsOf } from "../src/limits.js";
import { openTestDatabase } from "./test-database.js";
import { openWire, requestOf, UPGRADE } from "./wire.js";

/** Requests and files one address may ask for here. */
const [REQUESTS, FILES] = [4, 6];
const files = mkdtempSync(join(tmpdir(), "riposte-files-"));
let server: RunningServer;

beforeAll(async () => {
  writeFileSync(join(files, "index.html"), "<!doctype html>");
  const [database, limits] = [await openTestDatabase(), { requestsPerMinute: REQUESTS, filesPerMinute: FILES }];
  server = await startServer({
    ...{ database, limits, table: files, site: files, metrics: true, statusPassword: "of the operator" },
    trustProxy: ["127.0.0.1"],
  });
  await server.ready;
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(files, { recursive: true, force: true });
});

let guests = 0;
/** The answers to a guest who asks for the same again and again. */
async function statuses(method: string, target: string, times: number, headers = {}): Promise<readonly string[]> {
  guests += 1;
  const request = requestOf(server.address, method, target, {
    "x-forwarded-for": `203.0.113.${guests}`,
    ...(method === "POST" && { "content-length": "0" }),
    ...headers,
  });
  const answers: string[] = [];
  for (let asked = 0; asked < times; asked++) {
    const wire = openWire(server.address);
    wire.write(request);
    answers.push((await wire.until("\r\n")).slice(9, 12));
    wire.socket.destroy();
  }
  return answers;
}

/** How often each route answers before it is too much; another route has to be named here. */
const ROUTES: Readonly<Record<string, readonly [most: number, ...requests: readonly string[]]>> = {
  "/health": [REQUESTS, "GET /health", "HEAD /health", "GET /%68ealth", "GET http://127.0.0.1/health"],
  "/metrics": [REQUESTS, "GET /metrics", "GET /metric%73?x=y"],
  "/status": [REQUESTS, "GET /status", "GET /st%61tus"],
  "/api/matches": [REQUESTS, "POST /api/matches", "POST /%61pi/matches", "POST http://127.0.0.1/api/matches"],
  "/api/matches/:id": [
    REQUESTS,
    "GET /api/matches/x",
    "GET /%61p%69/matches/x",
    "GET https://other.example/api/matches/x",
  ],
  "/api/matches/:id/join": [REQUESTS, "POST /api/matches/x/join", "POST /api/matches/x/%6aoin"],
  "/api/matches/:id/list": [REQUESTS, "POST /api/matches/x/list", "POST /api/matches/x/lis%74"],
  "/api/matches/:id/socket": [REQUESTS, "GET /api/matches/x/socket", "GET /api/matche%73/x/socket"],
  "/*": [FILES, "GET /index.html", "HEAD /index.html", "GET /nowhere", "GET /%zz"],
  "/docs/*": [FILES, "GET /docs/index.html", "GET /%64ocs/index.html"],
  "/docs": [FILES, "GET /docs"],
};

test("every route there may be is one whose limit is tried here", () => {
  expect(Object.keys(ROUTES)).toEqual(Object.keys(ROUTE_LIMITS));
});

test.each(Object.values(ROUTES).flatMap(([most, ...requests]) => requests.map((request) => [request, most] as const)))(
  "%s is limited as the route it reaches, to %i",
  async (request, most) => {
    const [method = "", target = ""] = request.split(" ");
    const answers = await statuses(method, target, most + 2);
    expect(answers.map((status) => status === "429")).toEqual([...Array(most).fill(false), true, true]);
  },
);

test("upgrades are limited like requests, and what reaches no route too", async () => {
  expect(await statuses("GET", "/api/matches/x/socket", REQUESTS + 1, UPGRADE)).toEqual([
    ...Array(REQUESTS).fill("101"),
    "429",
  ]);
  expect(await statuses("PUT", "/nowhere", REQUESTS + 1)).toEqual([...Array(REQUESTS).fill("404"), "429"]);
});

test("a route without a limit is not registered", async () => {
  const app = fastify();
  await limitRoutes(app, limitsOf());
  expect(() => app.get("/new", () => "here")).toThrow("Route /new has no limit");
});
