import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Plan } from "../src/plan.js";
import { type Recorded, recordPlans } from "../src/record.js";

const root = mkdtempSync(join(tmpdir(), "riposte-corpus-"));
const file = "data/corpus/finished/short.json";
const plan: Plan = {
  game: "finished",
  name: "short",
  title: "A short match",
  seed: "9",
  bots: ["random"],
  savesWhen: ({ line }) => line.length === 5,
};

async function record(again: boolean): Promise<readonly Recorded[]> {
  const told: Recorded[] = [];
  await recordPlans(root, [plan], { again, tell: (recorded) => told.push(recorded) });
  return told;
}

const text = () => readFileSync(`${root}/${file}`, "utf8");
const change = (from: RegExp, to: string) => writeFileSync(`${root}/${file}`, text().replace(from, to));

beforeAll(() => {
  for (const folder of ["packages/games/finished", "packages/plugins", "data", ".changeset"])
    mkdirSync(`${root}/${folder}`, { recursive: true });
  const manifest = { name: "@riposte/finished", version: "0.1.0" };
  writeFileSync(`${root}/packages/games/finished/package.json`, JSON.stringify(manifest));
});

afterAll(() => rmSync(root, { recursive: true }));

test("a plan without a file is recorded, with a save for the slices of now", async () => {
  expect((await record(false)).map(({ file: written, done }) => [written, done])).toEqual([
    [file, "recorded"],
    ["data/corpus/finished/saves/short-1.json", "recorded"],
  ]);
});

test("what is there is kept, and no second save is made", async () => {
  const before = text();
  expect((await record(false)).map(({ done }) => done)).toEqual(["kept"]);
  expect(text()).toBe(before);
});

test("a match that did not change is confirmed: what is announced by then excuses nothing later", async () => {
  const before = text();
  writeFileSync(`${root}/.changeset/old.md`, '---\n"@riposte/finished": minor\n---\n\nOther words.\n');
  expect((await record(true)).map(({ done }) => done)).toEqual(["confirmed"]);
  expect(text()).toBe(
    before.replace(
      '"@riposte/finished","version":"0.1.0","changesets":[]',
      '"@riposte/finished","version":"0.1.0","changesets":["old"]',
    ),
  );
});

test("a match that changed without a word is not recorded anew", async () => {
  change(/"moments": \[\n {4}"\w{8}/, '"moments": [\n    "00000000');
  const before = text();
  expect(await record(true)).toEqual([{ file, done: "refused", text: expect.stringContaining("Caused by") }]);
  expect(text()).toBe(before);
});

test("one whose change is announced is, but only when that is asked for", async () => {
  const before = text();
  writeFileSync(`${root}/.changeset/new.md`, '---\n"@riposte/finished": minor\n---\n\nOther rules.\n');
  expect((await record(false)).map(({ done }) => done)).toEqual(["kept"]);
  expect(text()).toBe(before);
  expect((await record(true)).map(({ done }) => done)).toEqual(["recorded anew"]);
  expect(text()).toContain('"changesets":["new","old"]');
});
