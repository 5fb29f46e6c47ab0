import type { Snapshot } from "@riposte/kernel/run";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../../src/index.js";
import type { Database } from "../../src/storage/database.js";
import type { StoredMatch } from "../../src/storage/match-record.js";
import { createSqlStore } from "../../src/storage/sql-store.js";
import { answerAny, attend, make } from "../guest.js";
import { openTestDatabase } from "../test-database.js";

let server: RunningServer;
let database: Database;
let isFull = false;
const logged: string[] = [];

beforeAll(async () => {
  const real = await openTestDatabase();
  database = {
    query: (sql, values) =>
      isFull && /INSERT|UPDATE/.test(sql)
        ? Promise.reject(Object.assign(new Error("no space left on device"), { code: "53100", severity: "ERROR" }))
        : real.query(sql, values),
    close: () => real.close(),
  };
  server = await startServer({ database, log: (line) => logged.push(line) });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const making = { game: "finished", seats: ["human"], seed: "1" };

test("inputs go behind the log only when it is as long as expected, all or none", async () => {
  const store = await createSqlStore(database);
  const { match } = await make(server.address, making);
  const [one, two] = [
    { input: { seat: 0, answer: "a" }, key: null },
    { input: { seat: 0, answer: "b" }, key: "a-key-of-mine" },
  ];
  expect(await store.append(match, 0, [one, two])).toEqual(expect.any(Number));
  expect(await store.append(match, 1, [one])).toBe(false);
  expect(await store.append(match, 3, [one])).toBe(false);
  expect(await store.append(match, 2, [one])).toEqual(expect.any(Number));
  expect((await store.load(match))?.entries).toMatchObject([one, two, one]);
});

test("on a full disk an answer is refused with the reason; afterwards the match goes on where it was", async () => {
  const { match, token } = await make(server.address, making);
  const guest = await attend(server.address, match, token);
  await answerAny(guest);
  const before = structuredClone(guest.now);
  isFull = true;
  expect((await answerAny(guest)).taken).toMatchObject({ code: "STORAGE_FAILED" });
  expect(await guest.closed).toBe(1013);
  expect(guest.now).toEqual(before);
  const meanwhile = await attend(server.address, match, token);
  expect((await answerAny(meanwhile)).taken).toMatchObject({ code: "STORAGE_FAILED" });
  isFull = false;
  const again = await attend(server.address, match, token);
  expect(again.now).toEqual(before);
  expect((await answerAny(again)).taken).toEqual({ ok: true });
  expect(logged.join("\n")).toContain("no space left on device");
  expect(logged.join("\n")).not.toContain(token as string);
});

test("what older plugins put away is not taken for what newer ones made of it, even if nobody answers", async () => {
  const store = await createSqlStore(database);
  const { match } = await make(server.address, making);
  const { record } = (await store.load(match)) as StoredMatch;
  const snapshotOf = (whose: string) => ({ slices: { finished: whose } }) as unknown as Snapshot;
  await store.keepState(match, { inputs: 0, snapshot: snapshotOf("older") });
  await store.bringOver(match, { lock: record.lock, from: snapshotOf("newer"), base: 0 });
  expect((await store.load(match))?.kept).toEqual({ inputs: 0, snapshot: snapshotOf("newer") });
});

test("a match of older plugins goes on where they can take it over, and else stays stored with the reason", async () => {
  const store = await createSqlStore(database);
  const { match, token } = await make(server.address, making);
  const guest = await attend(server.address, match, token);
  await answerAny(guest);
  const { view } = guest.now;
  await guest.leave();
  await server.sweep();
  const older = (await store.load(match))?.record.lock.map((entry) => ({ ...entry, version: "0.0.1" }));
  await database.query("UPDATE matches SET record = jsonb_set(record, '{lock}', $2::jsonb) WHERE id = $1", [
    match,
    JSON.stringify(older),
  ]);
  const again = await attend(server.address, match, token);
  expect(again.now.view.slices).toEqual(view.slices);
  expect((await answerAny(again)).taken).toEqual({ ok: true });
  expect(logged.join("\n")).toContain(`match ${match}: brought over to newer plugins`);
  await again.leave();
  await server.sweep();
  const kept = await attend(server.address, match, token);
  expect(kept.faults).toEqual([]);
  await answerAny(kept);
  const after = kept.now.view;
  await kept.leave();
  await server.sweep();
  const forgetState = () =>
    database.query("UPDATE matches SET kept = NULL, record = jsonb_set(record, '{lock}', $2::jsonb) WHERE id = $1", [
      match,
      JSON.stringify(older),
    ]);
  // as after a kill: no state beside the log
  await forgetState();
  const killed = await attend(server.address, match, token);
  expect(killed.now.view.slices).toEqual(after.slices);
  await answerAny(killed);
  await killed.leave();
  await server.sweep();
  await forgetState();
  await database.query(`UPDATE inputs SET input = '{"seat":0,"answer":"no option"}' WHERE match_id = $1`, [match]);
  expect(await (await attend(server.address, match, token)).untilFault()).toBe("MATCH_KEPT");
});
