import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const examples = fileURLToPath(new URL("../examples/", import.meta.url));
const plugin = readFileSync(`${examples}first-plugin.mjs`, "utf8");
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

const printedBy = (program) =>
  execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: examples, encoding: "utf8" });

test("the README shows the first plugin as it is in the repository, and what it prints", () => {
  expect(/```js\n(.*?)```/s.exec(readme)?.[1]).toBe(plugin);
  expect(/```console\n\$ node docs\/examples\/first-plugin.mjs\n(.*?)```/s.exec(readme)?.[1]).toBe(printedBy(plugin));
});

test("without the first plugin the match goes another way", () => {
  const alone = plugin.replace("[finished(facts), sweetTooth]", "[finished(facts)]");
  expect(alone).not.toBe(plugin);
  expect(printedBy(alone)).not.toBe(printedBy(plugin));
});

test("the README can be read in one go", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(100);
});

test("the first game plays and says how it ended", () => {
  expect(printedBy(readFileSync(`${examples}first-game.mjs`, "utf8"))).toMatch(/^(Won|Lost) with /m);
});
