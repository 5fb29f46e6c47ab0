import { createFreshDatabase } from "@riposte/postgres";
import { expect, test } from "vitest";
import { openPostgres, startServer } from "../../src/index.js";
import { type Guest, make, seatTwo } from "../guest.js";

const start = async (url: string, shard?: string) => {
  const server = await startServer({ database: await openPostgres(url), ...(shard !== undefined && { shard }) });
  await server.ready.catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  return server;
};

test("a match's id begins with its shard, also when it is played again", async () => {
  const server = await start(await createFreshDatabase(), "b");
  expect((await make(server.address, { game: "finished", seats: ["human"] })).match).toMatch(/^b\.[\w-]{12}$/);
  const { guests } = await seatTwo(server.address, { game: "one-piece" });
  const [one, other] = guests as [Guest, Guest];
  await one.ask({ type: "resign" });
  for (const guest of [one, other])
    expect((await guest.ask({ type: "rematch", agrees: true })).taken).toEqual({ ok: true });
  expect((await one.until(({ rematch }) => rematch?.match != null)).rematch?.match).toMatch(/^b\.[\w-]{12}$/);
  await server.close();
}, 30_000);

test("a database is of one shard for good, and a server of another does not start with it", async () => {
  const url = await createFreshDatabase();
  await (await start(url)).close();
  await (await start(url, "a")).close();
  await (await start(url, "a")).close();
  await expect(start(url, "b")).rejects.toThrow('keeps the matches of shard "a", not "b"');
  await expect(start(url)).rejects.toThrow("no --shard was given");
  await expect(start(await createFreshDatabase(), "a.b")).rejects.toThrow("small letters and digits");
}, 60_000);
