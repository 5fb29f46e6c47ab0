import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { flags, program, riposte } from "../riposte.js";

test("the table, its matches and the site are served at an address of this machine, told with RIPOSTE_DEBUG, and put away", async () => {
  const data = mkdtempSync(join(tmpdir(), "riposte-serve-"));
  const child = spawn(process.execPath, [...flags, program, "serve", "--data", data], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, RIPOSTE_DEBUG: "flow" },
  });
  let warned = "";
  child.stderr.on("data", (some) => (warned += some));
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = new URL(line.toString().trim());
  expect(address.hostname).toBe("127.0.0.1");
  expect(await (await fetch(new URL("/", address))).text()).toContain('<div id="root">');
  expect(await (await fetch(new URL("/docs", address))).text()).toContain("Tabletop rules that run");
  expect(await (await fetch(new URL("/docs/guides/first-plugin.html", address))).text()).toContain("<h1");
  // a first start lays out its folder
  const health = async () => (await fetch(new URL("/health", address))).json();
  await expect.poll(health, { timeout: 120_000 }).toEqual({ ok: true });
  const second = await riposte(["serve", "--data", data]);
  expect(second).toMatchObject({ code: 2, err: expect.stringContaining(`in use by process ${child.pid}`) });
  await sayHello(address);
  await expect.poll(() => warned, { timeout: 60_000 }).toMatch(/^debug flow: turn #\d+ is at TURN_START$/m);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
}, 200_000);

/** Sits down at a match of its own: then its flow is told, for whoever looks for a mistake. */
async function sayHello(address: URL): Promise<void> {
  const making = { game: "finished", seats: ["human"], seed: "1" };
  const headers = { "content-type": "application/json" };
  const made = await fetch(new URL("/api/matches", address), { method: "POST", headers, body: JSON.stringify(making) });
  const { match, token } = (await made.json()) as { readonly match: string; readonly token: string };
  const asking = get(new URL(`/api/matches/${match}/socket`, address), {
    headers: { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13", "sec-websocket-key": KEY },
  });
  const [, socket] = (await once(asking, "upgrade")) as [unknown, Duplex];
  const hello = Buffer.from(JSON.stringify({ type: "hello", token }));
  // a short text in one frame, under a mask that changes nothing
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]));
}

const KEY = Buffer.alloc(16).toString("base64");
