import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, make } from "./guest.js";
import { documented, isNginxThere, type Nginx, startNginx } from "./nginx.js";

let server: RunningServer;
let nginx: Nginx;
let open: string;
let plain: string;

const health = (): Promise<number> => fetch(`${open}health`).then(({ status }) => status);

describe.skipIf(!isNginxThere)("behind nginx as documented", () => {
  beforeAll(async () => {
    server = await startServer({ trustProxy: ["127.0.0.1"] });
    await server.ready;
    nginx = await startNginx(documented("nginx.conf"), { 4000: server.address });
    ({ open, plain } = nginx);
  }, 60_000);
  afterAll(async () => {
    nginx?.stop();
    await server?.close();
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
