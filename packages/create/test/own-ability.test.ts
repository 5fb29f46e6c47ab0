import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { OWN_ABILITIES } from "../src/games.js";
import { createInClone } from "../src/main.js";
import { newOwnAbility } from "../src/own-ability.js";
import { pluginFoldersIn } from "../src/plugin-folders.js";
import { writeFiles } from "../src/write-files.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const root = fileURLToPath(new URL("../.generated/own/", import.meta.url));

// what is written runs here, beside the plugin it is written for: the last step of docs/guides/ability-as-data.md
async function runWritten(plugin: string): Promise<void> {
  const folder = pluginFoldersIn(repository).get(plugin) as string;
  mkdirSync(`${root}${folder}`, { recursive: true });
  for (const part of ["src", "node_modules"])
    symlinkSync(`${repository}${folder}/${part}`, `${root}${folder}/${part}`, "dir");
  writeFiles(root, newOwnAbility({ plugin, folder }, "second-look"));
  await import(`${root}${folder}/test/own/second-look.test.ts`);
}

rmSync(root, { recursive: true, force: true });
try {
  for (const plugin of Object.keys(OWN_ABILITIES)) await runWritten(plugin);
} finally {
  rmSync(root, { recursive: true, force: true });
}

test("a card the game has already is not written a second time", async () => {
  expect(await createInClone(repository, ["ability", "cc-effects", "urgency"])).toBe(2);
});
