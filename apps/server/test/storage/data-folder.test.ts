import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../src/storage/embedded.js";

const base = mkdtempSync(join(tmpdir(), "riposte-damage-"));
const whole = join(base, "whole");

beforeAll(async () => {
  const database = await openEmbedded(whole);
  await database.query("CREATE TABLE matches (id text)");
  await database.close();
}, 60_000);
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** All files of a folder as one number. */
const printOf = (folder: string): string => {
  const print = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const file = join(folder, name);
    print.update(statSync(file).isFile() ? readFileSync(file) : name);
  }
  return print.digest("hex");
};
const segmentsIn = (folder: string) =>
  readdirSync(join(folder, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));

test.each<[string, string, (folder: string) => void]>([
  ["version is gone", "PG_VERSION is missing", (folder) => rmSync(join(folder, "PG_VERSION"))],
  ["tables are gone", "base is missing", (folder) => rmSync(join(folder, "base"), { recursive: true })],
  ["control file is gone", "global/pg_control is missing", (folder) => rmSync(join(folder, "global/pg_control"))],
  [
    "control file is empty",
    "global/pg_control is cut off",
    (folder) => truncateSync(join(folder, "global/pg_control")),
  ],
  [
    "control file is garbled",
    "global/pg_control is garbled",
    (folder) => writeFileSync(join(folder, "global/pg_control"), Buffer.alloc(8192, 7)),
  ],
  [
    "log is gone",
    "pg_wal/000000010000000000000001 is missing",
    (folder) => {
      for (const name of segmentsIn(folder)) rmSync(join(folder, "pg_wal", name));
    },
  ],
  [
    "log is garbled",
    "pg_wal/000000010000000000000001 is garbled",
    (folder) => {
      for (const name of segmentsIn(folder)) writeFileSync(join(folder, "pg_wal", name), Buffer.alloc(100, 9));
    },
  ],
])("a data folder whose %s is said to be damaged, and stays as it is", async (what, says, harm) => {
  const folder = join(base, what);
  cpSync(whole, folder, { recursive: true });
  harm(folder);
  const before = printOf(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(`${folder} is damaged: ${says}`);
  expect(printOf(folder)).toBe(before);
});

test("a first layout that was killed half way is set aside, and made again", async () => {
  const folder = join(base, "half");
  cpSync(join(whole, "base"), join(folder, "base"), { recursive: true });
  writeFileSync(`${folder}.unfinished`, "");
  const database = await openEmbedded(folder);
  await database.query("SELECT 1");
  await database.close();
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
  expect(readdirSync(base).filter((name) => name.startsWith("half.unfinished-"))).toHaveLength(1);
}, 30_000);
