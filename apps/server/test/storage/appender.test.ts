import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { BESIDE, createAppender } from "../../src/storage/appender.js";
import type { Database } from "../../src/storage/database.js";
import type { MatchStore } from "../../src/storage/match-store.js";
import { CHANNEL } from "../../src/storage/postgres.js";
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

test("what comes together is written together", async () => {
  expect(await Promise.all(MATCHES.map((match) => append(match, 0, [INPUT, INPUT])))).toEqual(
    MATCHES.map(() => expect.any(Number)),
  );
  expect(statements).toBe(1);
  expect(await Promise.all(MATCHES.map(stored))).toEqual(MATCHES.map(() => 2));
});

test("one that came to the wrong place is refused alone", async () => {
  const [one, two, three] = MATCHES as [string, string, string];
  await append(one, 0, [INPUT]);
  expect(await Promise.all([append(two, 0, [INPUT]), append(one, 0, [INPUT]), append(three, 5, [INPUT])])).toEqual([
    expect.any(Number),
    false,
    false,
  ]);
  expect(await Promise.all([one, two, three].map(stored))).toEqual([1, 1, 0]);
});

test("of two at the same place of one match, one is stored, whoever writes with them", async () => {
  const [one, two] = MATCHES as [string, string];
  await append(two, 0, [INPUT]);
  const both = await Promise.all([append(one, 0, [INPUT]), append(one, 0, [INPUT]), append(two, 1, [INPUT])]);
  expect(both).toEqual([expect.any(Number), false, expect.any(Number)]);
  expect([await stored(one), await stored(two)]).toEqual([1, 2]);
});

test("a few statements are under way at once, and no more", async () => {
  const gates: (() => void)[] = [];
  const slow = createAppender(
    async (sql, values) => {
      await new Promise<void>((open) => gates.push(open));
      return database.query(sql, values);
    },
    undefined,
    BESIDE,
  );
  const appended = [];
  for (const match of MATCHES.slice(0, 6)) {
    appended.push(slow(match, 0, [INPUT]));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(gates).toHaveLength(2);
  for (let opened = 0; opened < 3; opened++) {
    await expect.poll(() => gates.length).toBeGreaterThan(opened);
    gates[opened]?.();
  }
  expect(await Promise.all(appended)).toEqual(appended.map(() => expect.any(Number)));
  expect(gates).toHaveLength(3);
});

test("whoever follows is told what was stored, unless it is too long, and nothing of what was refused", async () => {
  const [one, two] = MATCHES as [string, string];
  const heard: string[] = [];
  const session = await database.session?.({
    hear: (_channel, payload) => heard.push(payload),
    onBack: () => undefined,
  });
  const told = createAppender((sql, values) => database.query(sql, values), { channel: CHANNEL, from: "me" });
  const long = { input: { seat: 0, answer: "é".repeat(4000) }, key: "a key of mine" };
  expect(await told(one, 0, [INPUT, { ...INPUT, key: "my key" }])).toEqual(expect.any(Number));
  expect(await Promise.all([told(one, 1, [INPUT]), told(two, 0, [long])])).toEqual([false, expect.any(Number)]);
  await expect.poll(() => heard).toHaveLength(2);
  const [from, kind, match, after, at, ...entries] = heard[0]?.split(" ") ?? [];
  expect([from, kind, match, after]).toEqual(["me", "log", one, "0"]);
  expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000);
  expect(JSON.parse(entries.join(" "))).toEqual([INPUT, { ...INPUT, key: "my key" }]);
  expect(heard[1]).toBe(`me log ${two}`);
  await session?.close();
});

test("what is told of many matches shares notices, each as long as it may be", async () => {
  const heard: string[] = [];
  const session = await database.session?.({
    hear: (_channel, payload) => heard.push(payload),
    onBack: () => undefined,
  });
  const told = createAppender((sql, values) => database.query(sql, values), { channel: CHANNEL, from: "me" });
  const sized = (length: number) => ({ input: { seat: 0, answer: "é".repeat(length / 2) }, key: null });
  const lengths = MATCHES.map((_, at) => [0, 400, 900, 900, 3000, 7300, 9000][at % 7] as number);
  await Promise.all(MATCHES.map((match, at) => told(match, 0, [sized(lengths[at] as number)])));
  const lines = () => heard.flatMap((payload) => payload.slice("me log ".length).split("\n"));
  await expect.poll(() => lines().map((line) => line.split(" ")[0])).toHaveLength(MATCHES.length);
  expect(heard.length).toBeLessThan(MATCHES.length / 2 + 1);
  expect(new Set(lines().map((line) => line.split(" ")[0]))).toEqual(new Set(MATCHES));
  for (const line of lines()) {
    const [, match, entries] = /^(\S+)(?: 0 \d+ (.*))?$/.exec(line) ?? [];
    const length = lengths[MATCHES.indexOf(match as string)] as number;
    if (length > 7500) expect(entries).toBeUndefined();
    else expect(JSON.parse(entries as string)).toEqual([sized(length)]);
  }
  await session?.close();
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

test("those that come soon after a statement wait for each other; whoever comes alone does not", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate", "performance"] });
  try {
    const written: number[] = [];
    const fake = createAppender(async (_sql, [given]: readonly unknown[] = []) => {
      written.push(JSON.parse(String(given)).length);
      return { rows: [] };
    });
    const come = async (count: number, milliseconds: number) => {
      for (const match of MATCHES.slice(0, count)) void fake(match, 0, [INPUT]);
      await vi.advanceTimersByTimeAsync(milliseconds);
    };
    await come(1, 1);
    expect(written).toEqual([1]);
    await come(3, 5);
    expect(written).toEqual([1]);
    await come(1, 3);
    expect(written).toEqual([1, 4]);
    await come(0, 50);
    await come(1, 1);
    expect(written).toEqual([1, 4, 1]);
  } finally {
    vi.useRealTimers();
  }
});
