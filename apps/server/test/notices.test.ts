import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createWebhooks } from "../src/notices/webhooks.js";
import type { MatchRecord } from "../src/storage/match-record.js";

const posted: { readonly path: string; readonly body: unknown }[] = [];
let failures = 0;
const place = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  posted.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
  failures -= 1;
  response.writeHead(failures >= 0 ? 500 : 204).end();
}).listen(0, "127.0.0.1");
afterAll(() => place.close());

const record = (webhook: string, id = "a-match") =>
  ({ id, game: "one-piece", webhook, seats: [] }) as unknown as MatchRecord;
const until = async (count: number) => {
  while (posted.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

test("a turn is told once, with a link and without secrets, and tried again where it fails", async () => {
  if (!place.listening) await once(place, "listening");
  const origin = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  const webhooks = createWebhooks({ origins: [origin], address: "https://table.example/", waits: [5, 5] }, () => {});
  failures = 2;
  webhooks.tellTurn(record(`${origin}/hook/secret`), 1);
  webhooks.tellTurn(record(`${origin}/hook/secret`), 1);
  await until(3);
  expect(posted).toHaveLength(3);
  expect(posted[2]).toEqual({
    path: "/hook/secret",
    body: {
      content: "Your turn, second player of ONE PIECE Card Game. https://table.example/#/online/a-match",
      allowed_mentions: { parse: [] },
    },
  });
  webhooks.close();
});

test("nothing is sent to a place that is not allowed, and the log does not name the one that failed", async () => {
  const logged: string[] = [];
  const webhooks = createWebhooks({ origins: ["http://127.0.0.1:1"], waits: [] }, (line) => logged.push(line));
  const before = posted.length;
  const origin = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  expect(webhooks.isAllowed(`${origin}/x`)).toBe(false);
  expect(createWebhooks({}, () => {}).isAllowed("https://discord.com.evil.example/x")).toBe(false);
  webhooks.tellTurn(record(`${origin}/x`), 0);
  webhooks.tellTurn(record("http://127.0.0.1:1/secret", "other"), 0);
  while (logged.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(logged.join()).not.toContain("secret");
  expect(posted).toHaveLength(before);
});
