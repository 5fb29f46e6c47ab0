import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const program = fileURLToPath(new URL("../../bin/riposte.js", import.meta.url));

test("the table, its matches and the site are served at an address of this machine, and put away when it is stopped", async () => {
  const data = mkdtempSync(join(tmpdir(), "riposte-serve-"));
  const child = spawn(process.execPath, [program, "serve", "--data", data], { stdio: ["ignore", "pipe", "ignore"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = new URL(line.toString().trim());
  expect(address.hostname).toBe("127.0.0.1");
  expect(await (await fetch(new URL("/", address))).text()).toContain('<div id="root">');
  expect(await (await fetch(new URL("/docs", address))).text()).toContain("Tabletop rules that run");
  expect(await (await fetch(new URL("/docs/guides/first-plugin.html", address))).text()).toContain("<h1");
  expect(await (await fetch(new URL("/health", address))).json()).toEqual({ ok: true, matches: 0, running: 0 });
  const second = await riposte(["serve", "--data", data]);
  expect(second).toMatchObject({ code: 2, err: expect.stringContaining(`in use by process ${child.pid}`) });
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
}, 60_000);
