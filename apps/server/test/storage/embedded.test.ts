import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/storage/database.js";
import { openEmbedded } from "../../src/storage/embedded.js";
import { createSqlStore } from "../../src/storage/sql-store.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-sync-"));
let database: Database;
let syncs = 0;

beforeAll(async () => {
  database = await openEmbedded(folder, { onSync: () => (syncs += 1) });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test("what is acknowledged has reached the disk: every batch syncs", async () => {
  expect(database.warning).toBeUndefined();
  const store = await createSqlStore(database);
  await database.query("INSERT INTO matches (id, record) VALUES ('one', '{\"base\": 0}')");
  for (let at = 0; at < 20; at++) {
    const before = syncs;
    expect(await store.append("one", at, [{ input: { seat: 0, answer: "a" }, key: null }])).toEqual(expect.any(Number));
    expect(syncs).toBeGreaterThan(before);
  }
});

test("tables of an earlier version are brought to this one, and those of a later one are left alone", async () => {
  await database.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  for (const sql of [
    "CREATE TABLE matches (id text PRIMARY KEY, record jsonb NOT NULL, kept jsonb, made_at timestamptz NOT NULL DEFAULT now())",
    "CREATE TABLE seats (match_id text NOT NULL REFERENCES matches(id), seat integer NOT NULL, invite text, token text, PRIMARY KEY (match_id, seat))",
    "CREATE TABLE inputs (match_id text NOT NULL REFERENCES matches(id), position integer NOT NULL, input jsonb NOT NULL, PRIMARY KEY (match_id, position))",
    `INSERT INTO matches (id, record) VALUES ('old', '{"base": 0}')`,
    `INSERT INTO inputs VALUES ('old', 0, '{"seat": 0, "answer": "a"}')`,
  ])
    await database.query(sql);
  const store = await createSqlStore(database);
  await createSqlStore(database);
  expect((await store.load("old"))?.entries).toMatchObject([{ input: { seat: 0, answer: "a" }, key: null }]);
  expect(await store.append("old", 1, [{ input: { seat: 0, answer: "b" }, key: "a-key-of-mine" }])).toEqual(
    expect.any(Number),
  );
  await database.query("INSERT INTO riposte_schema VALUES (999)");
  await expect(createSqlStore(database)).rejects.toThrow("newer version");
});
