import { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Database } from "../../src/storage/database.js";
import { planOnce } from "../../src/storage/planned.js";

let database: PGlite;
let query: Database["query"];

beforeAll(async () => {
  database = await PGlite.create("memory://");
  query = planOnce(database);
}, 60_000);
afterAll(() => database.close());

test("any text comes back as it was given, also quotes, backslashes and what looks like a statement", async () => {
  const said = async (text: string) => (await query<{ text: string }>("SELECT $1::text AS text", [text])).rows[0]?.text;
  for (const text of ["'", "''); DROP TABLE x; --", "\\'", "$1", "E'\\n'", "“’"]) expect(await said(text)).toBe(text);
  const storable = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("\0"));
  await fc.assert(
    fc.asyncProperty(storable, async (text) => {
      expect(await said(text)).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test("values have the types their places have", async () => {
  const { rows } = await query(
    "SELECT $1::integer + 1 AS number, $2::boolean AS yes, $3::text AS nothing, $4::jsonb AS json",
    [41, true, null, '{"a":["it\'s"]}'],
  );
  expect(rows).toEqual([{ number: 42, yes: true, nothing: null, json: { a: ["it's"] } }]);
});

test("a statement is planned once, and again only where that failed", async () => {
  const exec = vi.spyOn(database, "exec");
  const asked = "SELECT count(*)::integer AS count FROM later WHERE id > $1";
  await expect(query(asked, [1])).rejects.toThrow("later");
  await query("CREATE TABLE later (id integer)");
  for (const id of [1, 2, 3]) expect((await query(asked, [id])).rows).toEqual([{ count: 0 }]);
  expect(exec.mock.calls.filter(([sql]) => sql.startsWith("PREPARE"))).toHaveLength(2);
});

test("what the database refuses is told with its code", async () => {
  await query("CREATE TABLE once (id integer PRIMARY KEY)");
  const insert = () => query("INSERT INTO once VALUES ($1) RETURNING id", [7]);
  expect((await insert()).rows).toEqual([{ id: 7 }]);
  await expect(insert()).rejects.toMatchObject({ code: "23505", severity: "ERROR" });
});
