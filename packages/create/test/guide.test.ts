import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { HOST_GAMES } from "../src/games.js";
import type { HostGame } from "../src/host-game.js";
import { newPlugin } from "../src/new-plugin.js";
import { peersOf } from "../src/peers-of.js";
import { writeFiles } from "../src/write-files.js";

const guide = readFileSync(new URL("../../../docs/guides/first-plugin.md", import.meta.url), "utf8");
const repository = fileURLToPath(new URL("../../../", import.meta.url));
const root = fileURLToPath(new URL("../.generated/guide/", import.meta.url));
const folder = `${root}packages/plugins/one-piece/last-stand/`;
const bin = (name: string) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));

rmSync(root, { recursive: true, force: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const rule = /--rule "([^"]+)"/.exec(guide)?.[1] as string;
const game = HOST_GAMES.find(({ id }) => id === "one-piece") as HostGame;
writeFiles(root, newPlugin({ name: "last-stand", game, peers: peersOf(repository, game), rule: `${rule}.` }));
const blocks = [...guide.matchAll(/```ts (\S+)\n(.*?)```/gs)];
for (const [, file, code] of blocks) writeFileSync(`${folder}${file}`, code as string);

test("who follows the guide word for word has a plugin that typechecks", () => {
  expect(blocks.map(([, file]) => file)).toEqual([
    "src/declared.ts",
    "src/plugin.ts",
    "test/last-stand.test.ts",
    "test/playing.test.ts",
  ]);
  expect(spawnSync(bin("tsc"), ["-p", "tsconfig.json"], { cwd: folder, encoding: "utf8" }).stdout).toBe("");
});

// and that passes: its tests run here
const tests = readdirSync(`${folder}test`).filter((file) => file.endsWith(".test.ts"));
for (const file of tests) await import(`${folder}test/${file}`);
