import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAppender } from "../../src/storage/appender.js";
import type { Database } from "../../src/storage/database.js";
import type { MatchStore } from "../../src/storage/match-store.js";
import { createSqlStore } from "../../src/storage/sql-store.js";
import { openTestDatabase } from "../test-database.js";

const INPUT = { input: { seat: 0, answer: "a" }, key: null };
const MATCHES = Array.from({ length: 20 }, (_, at) => `match-${at}`);
let database: Database;
let store: MatchStore;
let append: MatchStore["append"];
let statements = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  store = await createSqlStore(database);
}, 60_000);
beforeEach(async () => {
  await database.query("TRUNCATE matches CASCADE");
  for (const id of MATCHES) await database.query("INSERT INTO matches (id, record) VALUES ($1, '{\"base\": 0}')", [id]);
  statements = 0;
  append = createAppender((sql, values) => {
    statements += 1;
    return database.query(sql, values);
  });
});
afterAll(() => database.close());

const stored = async (id: string) => (await store.load(id))?.entries.length;

test("what comes while another is written is written together", async () => {
  expect(await Promise.all(MATCHES.map((match) => append(match, 0, [INPUT, INPUT])))).toEqual(MATCHES.map(() => true));
  expect(statements).toBe(2);
  expect(await Promise.all(MATCHES.map(stored))).toEqual(MATCHES.map(() => 2));
});

test("one that came to the wrong place is refused alone", async () => {
  const [one, two, three] = MATCHES as [string, string, string];
  await append(one, 0, [INPUT]);
  expect(await Promise.all([append(two, 0, [INPUT]), append(one, 0, [INPUT]), append(three, 5, [INPUT])])).toEqual([
    true,
    false,
    false,
  ]);
  expect(await Promise.all([one, two, three].map(stored))).toEqual([1, 1, 0]);
});

test("of two at the same place of one match, one is stored, whoever writes with them", async () => {
  const [one, two] = MATCHES as [string, string];
  const first = append(two, 0, [INPUT]);
  const both = await Promise.all([append(one, 0, [INPUT]), append(one, 0, [INPUT]), append(two, 1, [INPUT])]);
  expect(both).toEqual([true, false, true]);
  expect([await first, await stored(one), await stored(two)]).toEqual([true, 1, 2]);
});

test("one the storage cannot take fails, and the others are stored", async () => {
  const [one, two] = MATCHES as [string, string];
  const results = await Promise.allSettled([
    append(one, 0, [INPUT]),
    append("nowhere", 0, [INPUT]),
    append(two, 0, [INPUT]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await Promise.all([one, two].map(stored))).toEqual([1, 1]);
});
