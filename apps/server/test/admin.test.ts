import { afterAll, beforeAll, expect, test } from "vitest";
import { guestOf } from "../src/http/addressed.js";
import { type Admin, openAdmin, type RunningServer, startServer } from "../src/index.js";
import { hashOf } from "../src/secret.js";
import type { Database } from "../src/storage/database.js";
import type { StoredMatch } from "../src/storage/match-record.js";
import { createSqlStore } from "../src/storage/sql-store.js";
import { answerAny, attend, make, post } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
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

test("an operator lists and exports matches while they are played", async () => {
  const { match, token } = await make(server.address, FINISHED);
  const guest = await attend(server.address, match, token);
  await answerAny(guest);
  const listed = (await admin.list()).matches.find(({ id }) => id === match);
  expect(listed).toMatchObject({ game: "finished", seats: ["human"], inputs: 1, state: "open" });
  expect(await admin.exportMatch(match)).toMatchObject({ format: "riposte-save/1", seed: "1" });
  await guest.leave();
});

test("whoever is at a match that is closed or deleted is told, and does not come back in", async () => {
  for (const [deed, code] of [
    [admin.closeMatch, "MATCH_CLOSED"],
    [admin.deleteMatch, "MATCH_UNKNOWN"],
  ] as const) {
    const { match, token } = await make(server.address, FINISHED);
    const guest = await attend(server.address, match, token);
    await deed(match);
    expect([await guest.untilFault(), await guest.closed]).toEqual([code, 1008]);
    expect(await (await attend(server.address, match, token)).untilFault()).toBe(code);
  }
  await expect(admin.closeMatch("nowhere")).rejects.toThrow("There is no match");
});

test("an operator lists by game, state and guest, page by page, and closes all that a guest has open", async () => {
  const store = await createSqlStore(database);
  const guest = "2001:db8:1:2:3:4:5:6";
  const { match } = await make(server.address, FINISHED);
  const { record } = (await store.load(match)) as StoredMatch;
  for (let number = 0; number < 51; number++)
    await store.create({ ...record, id: `listed-${number}` }, [], hashOf(guestOf(guest)), [], { live: 100, kept: 100 });
  const first = await admin.list({ game: "finished", state: "open", address: guest });
  expect([first.matches.length, first.total, first.pages]).toEqual([50, 51, 2]);
  expect((await admin.list({ address: guest, page: 2 })).matches).toHaveLength(1);
  expect((await admin.list({ address: guest, game: "one-piece" })).total).toBe(0);
  expect(await admin.closeMatchesOf("2001:db8:1:2::ffff")).toBe(51);
  expect(await admin.closeMatchesOf(guest)).toBe(0);
  expect((await admin.list({ address: guest, state: "closed" })).total).toBe(51);
});

test("a new invitation takes the seat from whoever had it", async () => {
  const { match, token } = await make(server.address, FINISHED);
  const guest = await attend(server.address, match, token);
  const invite = await admin.renewInvitation(match, 0);
  expect([await guest.untilFault(), await guest.closed]).toEqual(["TOKEN_WRONG", 1008]);
  expect(await (await attend(server.address, match, token)).untilFault()).toBe("TOKEN_WRONG");
  const joined = await post<{ token: string }>(server.address, `matches/${match}/join`, { invite });
  const again = await attend(server.address, match, joined.json.token);
  expect((await answerAny(again)).taken).toEqual({ ok: true });
});

test("matches that are over, or left alone, are deleted after so many days and no sooner", async () => {
  const store = await createSqlStore(database);
  const made = await Promise.all([1, 2, 3, 4].map(() => make(server.address, FINISHED)));
  const [over, left, fresh, played] = made.map(({ match }) => match);
  await database.query("UPDATE matches SET ended_at = now() - interval '91 days' WHERE id = $1", [over]);
  await database.query("UPDATE matches SET played_at = now() - interval '31 days' WHERE id = ANY($1)", [
    [left, played],
  ]);
  // its clients never left, so it was never put away
  await store.append(played as string, 0, [{ input: { seat: 0, answer: "a" }, key: null }]);
  expect(await store.forget({ finished: 0, abandoned: 0 })).toBe(0);
  expect(await store.forget({ finished: 90, abandoned: 30 })).toBe(2);
  const ids = (await admin.list()).matches.map(({ id }) => id);
  expect([over, left, fresh, played].map((id) => ids.includes(id as string))).toEqual([false, false, true, true]);
});
