import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, make } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

/** More than the buffers of a kernel between two ends on one machine. */
const MORE_THAN_BUFFERS = 48 * 1024 * 1024;
const MUCH = { burst: 1e9, perSecond: 1e9 };
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    database: await openTestDatabase(),
    metrics: true,
    limits: { unread: 256 * 1024, messages: MUCH, messagesPerAddress: MUCH, timePerAddress: MUCH },
  });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const openSockets = async (): Promise<number> =>
  Number(/riposte_sockets_open (\d+)/.exec(await (await fetch(`${server.address}metrics`)).text())?.[1]);

test("whoever asks and asks but does not read is cut off, and the match goes on", async () => {
  const { match, token } = await make(server.address, { game: "finished", seats: ["human"], seed: "1" });
  const socket = new WebSocket(`${server.address.replace("http", "ws")}api/matches/${match}/socket`);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  const ask = (id: number) => socket.send(JSON.stringify({ type: "save", id }));
  await new Promise((resolve) => socket.on("open", resolve));
  socket.send(JSON.stringify({ type: "hello", token }));
  const size = await new Promise<number>((resolve) => {
    socket.on("message", (data: Buffer) => (data.includes('"save"') ? resolve(data.length) : undefined));
    ask(1);
  });
  socket.pause();
  for (let id = 2; id * size < MORE_THAN_BUFFERS; id++) ask(id);
  await expect.poll(openSockets, { timeout: 20_000 }).toBe(0);
  socket.resume();
  expect(await closed).toBe(1006);
  const guest = await attend(server.address, match, token);
  expect((await answerAny(guest)).taken).toEqual({ ok: true });
}, 40_000);
