import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { newOwnAbility, OWN_ABILITIES } from "../src/own/own-ability.js";
import { writeFiles } from "../src/write-files.js";

const plugins = fileURLToPath(new URL("../../../packages/plugins/", import.meta.url));
const root = fileURLToPath(new URL("../.generated/own/", import.meta.url));
rmSync(root, { recursive: true, force: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

// what is written runs here, beside the plugin it is written for: the last step of docs/guides/ability-as-data.md
for (const plugin of Object.keys(OWN_ABILITIES)) {
  const folder = `${root}packages/plugins/${plugin}`;
  mkdirSync(folder, { recursive: true });
  for (const part of ["src", "node_modules"]) symlinkSync(`${plugins}${plugin}/${part}`, `${folder}/${part}`, "dir");
  writeFiles(root, newOwnAbility(plugin, "second-look"));
  await import(`${folder}/test/own/second-look.test.ts`);
}

test("a name the game has taken is said to be", () => {
  expect(OWN_ABILITIES["cc-effects"]?.taken?.("urgency")).toBe("data/imperial-assault/command-cards/urgency.json");
});
