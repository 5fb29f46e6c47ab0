import { expect, test } from "vitest";
import { verdictOn } from "../src/check.js";
import { readRecordings } from "../src/folder.js";
import { ROOT, readWorkspace } from "../src/workspace.js";
import { LONG } from "./long-recordings.js";

const workspace = readWorkspace(ROOT);
const recordings = readRecordings(ROOT);

test("every recording left to this test is there", () => {
  const files = recordings.map(({ file }) => file);
  expect(LONG.filter((file) => !files.includes(file))).toEqual([]);
});

test.each(recordings.filter(({ file }) => LONG.includes(file)))(
  "$file is as recorded, or its change is announced",
  async (kept) => {
    const { kind, text } = await verdictOn(kept, workspace);
    expect(kind === "broken" ? text : "").toBe("");
  },
);
