import { expect, test } from "vitest";
import { runFiles } from "../../../src/workshop/code/run-files.js";
import { tried } from "../../../src/workshop/code/tried.js";
import { compiled, example, orderOf } from "./compiled.js";

test("the guide's plugin is composed from its files, and a bot plays with it", async () => {
  expect(await tried(orderOf(example.sources))).toMatchObject({
    name: "last-stand",
    exported: "lastStand",
    isMade: true,
    acts: [{ at: "card:power", how: "changes" }],
  });
});

test("a plugin that breaks something is refused with what it says", async () => {
  const broken = { ...example.sources, "src/plugin.ts": 'export const x = () => { throw new Error("not today"); };' };
  await expect(tried(orderOf(broken))).rejects.toThrow("not today");
  await expect(tried(orderOf({ ...broken, "src/plugin.ts": "export const one = 1;" }))).rejects.toThrow(
    "Nothing of one is a plugin",
  );
});

test("only what is offered can be imported", () => {
  const files = compiled({ "a.ts": 'import { readFileSync } from "node:fs"; export const x = readFileSync;' });
  expect(() => runFiles(files, "a.ts", { zod: {} })).toThrow('a.ts imports "node:fs". Here there are zod.');
  const lost = compiled({ "a.ts": 'import { b } from "./b.js"; export const x = b;' });
  expect(() => runFiles(lost, "a.ts", {})).toThrow("there is no such file");
});
