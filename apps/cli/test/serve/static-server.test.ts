import { request } from "node:http";
import { afterAll, expect, test } from "vitest";
import { createStaticServer, listenLocally } from "../../src/serve/static-server.js";
import { scratch, scratchFile } from "../riposte.js";

scratchFile("index.html", "<p>table</p>");
const server = createStaticServer({ folders: [scratch(".")], extras: { "/replay.json": '{"a":1}' } });
const address = await listenLocally(server);
afterAll(() => server.close());

/** As sent: `fetch` would tidy the path up. */
const status = (path: string, method = "GET") =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

test("a folder is served, with its index and what is added to it", async () => {
  expect(await (await fetch(address)).text()).toBe("<p>table</p>");
  expect(await (await fetch(`${address}replay.json`)).json()).toEqual({ a: 1 });
});

test("nothing outside the folder is served, however it is spelled", async () => {
  for (const path of ["/../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "/%"])
    expect(await status(path), path).toBe(404);
});

test("it only reads", async () => {
  expect(await status("/", "POST")).toBe(405);
});
