import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { openTestDatabase } from "./test-database.js";

const site = mkdtempSync(join(tmpdir(), "riposte-site-"));
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "assets/part-12345678.js"), "export {};");
  for (const page of ["index.html", "code-stage.html"]) writeFileSync(join(site, page), "<!doctype html>");
  server = await startServer({ database: await openTestDatabase(), site });
  await server.ready;
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true, force: true });
});

const asked = (path: string) => fetch(`${server.address}${path}`, { headers: { origin: "null" } });

test("a page without an origin may load files of the site, and nothing else", async () => {
  const file = await asked("docs/assets/part-12345678.js");
  expect(file.status).toBe(200);
  expect(file.headers.get("access-control-allow-origin")).toBe("*");
  expect((await asked("api/games")).status).toBe(403);
});

test("the page that runs code of others is cut off from this origin, whoever opens it; no other page builds code", async () => {
  const policy = async (path: string) => (await asked(path)).headers.get("content-security-policy");
  expect(await policy("docs/code-stage.html")).toMatch(/^sandbox allow-scripts;.*connect-src 'none'/);
  expect(await policy("docs/index.html")).not.toContain("unsafe-eval");
});
