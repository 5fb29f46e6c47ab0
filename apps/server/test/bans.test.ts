import { afterAll, beforeAll, expect, test } from "vitest";
import { createBans } from "../src/http/bans.js";
import { type Admin, openAdmin, type RunningServer, startServer } from "../src/index.js";
import type { Database } from "../src/storage/database.js";
import { attend, make, post } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

const FINISHED = { game: "finished", seats: ["human"] };
let database: Database;
let server: RunningServer;
let admin: Admin;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startServer({ database });
  await server.ready;
  admin = await openAdmin(database);
}, 60_000);
afterAll(() => server.close());

test("a guest who is shut out loses its sockets at once, is refused, and comes back once it is let in", async () => {
  const { match, token } = await make(server.address, FINISHED);
  const guest = await attend(server.address, match, token);
  const until = await admin.banAddress("127.0.0.1", 2);
  expect(until.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  expect([await guest.untilFault(), await guest.closed]).toEqual(["BANNED", 1008]);
  expect(await post(server.address, "matches", FINISHED)).toMatchObject({ status: 403, json: { code: "BANNED" } });
  await expect(attend(server.address, match, token)).rejects.toThrow("403");
  expect(await admin.bans()).toMatchObject([{ guest: "127.0.0.1", until }]);
  expect([await admin.unbanAddress("127.0.0.1"), await admin.unbanAddress("127.0.0.1")]).toEqual([true, false]);
  await expect.poll(async () => (await post(server.address, "matches", FINISHED)).status).toBe(201);
  const again = await attend(server.address, match, token);
  expect(again.now.view.seat).toBe(0);
  await again.leave();
});

test("a ban that has run out shuts out no guest, also where no operator lifts it", async () => {
  await admin.banAddress("127.0.0.1", 1);
  await database.query("UPDATE bans SET until = now() - interval '1 second'");
  await server.sweep();
  expect((await post(server.address, "matches", FINISHED)).status).toBe(201);
  expect(await admin.bans()).toEqual([]);
});

test("only sockets of the guest that is shut out are ended, each once", () => {
  const ended: string[] = [];
  const bans = createBans();
  const forget = bans.watch("a", () => ended.push("gone"));
  forget();
  bans.watch("a", () => ended.push("a"));
  bans.watch("b", () => ended.push("b"));
  bans.replace(["a"]);
  bans.replace(["a"]);
  expect([ended, bans.has("a"), bans.has("b")]).toEqual([["a"], true, false]);
});
