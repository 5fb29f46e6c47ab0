import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, make } from "./guest.js";

const CONF = new URL("../../../docs/operations/nginx.conf", import.meta.url);
const isThere = spawnSync("nginx", ["-v"]).status === 0;

const folder = mkdtempSync(join(tmpdir(), "riposte-nginx-"));
let server: RunningServer;
let nginx: ChildProcess;
let open: string;
let plain: string;

/** The documented settings with ports of this machine; TLS is the certificates' matter. */
function settings(upstream: string, ports: { readonly plain: number; readonly tls: number }): string {
  const text = readFileSync(CONF, "utf8")
    .replaceAll(/^ *ssl_certificate.*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${ports.tls};`)
    .replace("server 127.0.0.1:4000;", `server ${upstream};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${temporary.join(" ")}\n${text}}`;
}

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

const health = (): Promise<number> => fetch(`${open}health`).then(({ status }) => status);

describe.skipIf(!isThere)("behind nginx as documented", () => {
  beforeAll(async () => {
    server = await startServer({ trustProxy: ["127.0.0.1"] });
    await server.ready;
    const ports = { plain: await freePort(), tls: await freePort() };
    [plain, open] = [`http://127.0.0.1:${ports.plain}/`, `http://127.0.0.1:${ports.tls}/`];
    writeFileSync(join(folder, "nginx.conf"), settings(new URL(server.address).host, ports));
    nginx = spawn("nginx", ["-c", join(folder, "nginx.conf")], { stdio: "inherit" });
    await vi.waitUntil(async () => (await health().catch(() => 0)) === 200, { timeout: 10_000 });
  }, 60_000);
  afterAll(async () => {
    nginx?.kill();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("a match is made, joined and played", async () => {
    const { match, token } = await make(open, { game: "finished", seats: ["human"] });
    const guest = await attend(open, match, token);
    expect((await answerAny(guest)).taken).toEqual({ ok: true });
    await guest.leave();
  });

  test("what comes without TLS is sent to it, by the server's own name", async () => {
    const { status, headers } = await fetch(`${plain}some?thing`, {
      redirect: "manual",
      headers: { host: "elsewhere.example" },
    });
    expect([status, headers.get("location")]).toEqual([301, "https://table.example/some?thing"]);
  });

  test("a refused upgrade leaves no dead connection to the requests after it", async () => {
    for (let round = 0; round < 20; round++) {
      const refused = request(`${open}api/matches/none/socket`, {
        headers: {
          connection: "Upgrade",
          upgrade: "websocket",
          origin: "https://elsewhere.example",
          "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
          "sec-websocket-version": "13",
        },
      }).end();
      const [response] = await once(refused, "response");
      response.resume();
      expect(response.statusCode).toBe(403);
      const began = performance.now();
      expect(await health()).toBe(200);
      expect(performance.now() - began).toBeLessThan(2000);
    }
  });

  test("requests without end are refused before the server", async () => {
    const seen = new Set<number>();
    const askOn = async () => {
      for (let asked = 0; asked < 20; asked++) seen.add(await health());
    };
    await Promise.all(Array.from({ length: 50 }, askOn));
    expect(seen).toEqual(new Set([200, 429]));
    await expect.poll(health).toBe(200);
  });
});
