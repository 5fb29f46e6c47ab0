import { expect, test } from "vitest";
import { verdictOn } from "../src/check.js";
import { readRecordings, recordingFile } from "../src/folder.js";
import { PLANS } from "../src/plans/games.js";
import { ROOT, readWorkspace } from "../src/workspace.js";
import { LONG } from "./long-recordings.js";

const workspace = readWorkspace(ROOT);
const recordings = readRecordings(ROOT);

test("every plan has its recording", () => {
  const files = recordings.map(({ file }) => file);
  expect(PLANS.map(({ game, name }) => recordingFile(game, name)).filter((file) => !files.includes(file))).toEqual([]);
});

// the longest are left to `pnpm test:long`; every game and every plugin is among these
test.each(recordings.filter(({ file }) => !LONG.includes(file)))(
  "$file is as recorded, or its change is announced",
  async (kept) => {
    const { kind, text } = await verdictOn(kept, workspace);
    if (kind === "announced") console.warn(text);
    expect(kind === "broken" ? text : "").toBe("");
  },
);

test("what npm test plays again has every plugin of every game in it", () => {
  const plugins = (list: typeof recordings) =>
    new Set(list.flatMap(({ content }) => content.lock.map(({ name }) => name)));
  expect(plugins(recordings.filter(({ file }) => !LONG.includes(file)))).toEqual(plugins(recordings));
});
