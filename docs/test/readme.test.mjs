import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../examples/first-game.mjs", import.meta.url));
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the README shows the first game as it is in the repository", () => {
  const shown = /```js\n(.*?)```/s.exec(readme)?.[1];
  expect(shown).toBe(readFileSync(program, "utf8"));
});

test("the first game plays and says how it ended", () => {
  expect(execFileSync(process.execPath, [program], { encoding: "utf8" })).not.toBe("");
});
