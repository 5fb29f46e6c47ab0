import { afterAll, beforeAll, expect, test } from "vitest";
import { createBans } from "../src/http/bans.js";
import { type Admin, openAdmin, type RunningServer, startServer } from "../src/index.js";
import { ban } from "../src/storage/banned.js";
import type { Database } from "../src/storage/database.js";
import { attend, type Guest, make, post, seatTwo } from "./guest.js";
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
  expect(await admin.bans()).toMatchObject([{ who: "127.0.0.1", until }]);
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

const TWO = { game: "one-piece", seats: ["human", "human"] };

test("a seat that is shut out loses its player, whichever address he comes from, and takes him back once it is let in", async () => {
  const { match, guests, tokens } = await seatTwo(server.address, TWO);
  const [other, shut] = guests as [Guest, Guest];
  const until = await admin.banSeat(match, 1, 2);
  expect([await shut.untilFault(), await shut.closed]).toEqual(["BANNED", 1008]);
  expect(await (await attend(server.address, match, tokens[1] as string)).untilFault()).toBe("BANNED");
  // the other seat, and those who watch, are no affair of it
  expect((await attend(server.address, match, null)).faults).toEqual([]);
  expect(other.faults).toEqual([]);
  expect(await admin.bans()).toEqual([{ who: `${match} 1`, until }]);
  expect([await admin.unbanSeat(match, 1), await admin.unbanSeat(match, 1)]).toEqual([true, false]);
  await expect.poll(async () => (await attend(server.address, match, tokens[1] as string)).faults).toEqual([]);
  await expect(admin.banSeat(match, 2, 1)).rejects.toThrow("no person");
});

test("an invitation to a seat that is shut out is not taken, and keeps until it is let in", async () => {
  const { match, invites } = await make(server.address, TWO);
  const join = () => post(server.address, `matches/${match}/join`, { invite: invites[0]?.invite });
  await admin.banSeat(match, 1, 1);
  expect(await join()).toMatchObject({ status: 403, json: { code: "BANNED" } });
  await database.query("UPDATE seats SET banned_until = now() - interval '1 second'");
  await server.sweep();
  expect(await join()).toMatchObject({ status: 200, json: { seat: 1 } });
});

test("a new invitation to a seat that is shut out is for another player", async () => {
  const { match } = await make(server.address, TWO);
  await admin.banSeat(match, 1, 1);
  const invite = await admin.renewInvitation(match, 1);
  expect(await post(server.address, `matches/${match}/join`, { invite })).toMatchObject({ status: 200 });
});

test("what was said of bans while the exchange was gone is learned when it comes back", async () => {
  const health = () => fetch(`${server.address}health`).then(({ status }) => status);
  await ban(database, "127.0.0.1", 1);
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  await expect.poll(health, { timeout: 10_000 }).toBe(403);
  await admin.unbanAddress("127.0.0.1");
  await expect.poll(health).toBe(200);
});
