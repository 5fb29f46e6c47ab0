import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { HOST_GAMES } from "../src/host-game.js";
import { newAbility } from "../src/new-ability.js";
import { newPlugin } from "../src/new-plugin.js";
import { peersOf } from "../src/peers-of.js";
import { writeFiles } from "../src/write-files.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
// inside this package, so that what is written finds what it imports
const root = fileURLToPath(new URL("../.generated/new/", import.meta.url));
const bin = (name: string) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const run = (name: string, words: readonly string[], cwd: string) =>
  spawnSync(bin(name), words, { cwd, encoding: "utf8" });

rmSync(root, { recursive: true, force: true });
mkdirSync(`${root}packages/plugins`, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(HOST_GAMES)("a new plugin of $title typechecks as it is written", (game) => {
  const name = `tally-${game.id}`;
  writeFiles(root, newPlugin({ name, game, peers: peersOf(repository, game), rule: "Counts what happens." }));
  expect(run("tsc", ["-p", "tsconfig.json"], `${root}packages/plugins/${name}`).stdout).toBe("");
});

test("it and an ability of it pass as they are written; what is left is said", () => {
  const game = HOST_GAMES[0] as (typeof HOST_GAMES)[number];
  const rule = "Each finished card is counted.";
  writeFiles(root, newPlugin({ name: "tally", game, peers: peersOf(repository, game), rule }));
  writeFiles(root, newAbility("tally", "second-look"));
  const folder = `${root}packages/plugins/tally`;
  expect(run("tsc", ["-p", "tsconfig.json"], folder).stdout).toBe("");
  const { stdout } = run("vitest", ["run", "--reporter=json"], folder);
  const report = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Report;
  const left = report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status !== "passed");
  expect(left.map(({ title, status }) => `${status} ${title}`).sort()).toEqual([
    "todo Each finished card is counted",
    "todo second-look: say what it does, in the present tense",
  ]);
  expect(report.numPassedTests).toBeGreaterThan(5);
}, 120_000);

test("nothing is overwritten, and then nothing is written either", () => {
  const [game] = HOST_GAMES as [(typeof HOST_GAMES)[number]];
  const files = newPlugin({ name: "twice", game, peers: peersOf(repository, game), rule: "Once." });
  writeFiles(root, files);
  expect(() => writeFiles(root, { "fresh.txt": "", ...files })).toThrow("would be overwritten");
  expect(() => writeFiles(root, { "fresh.txt": "" })).not.toThrow();
});

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}
