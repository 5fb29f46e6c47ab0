import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { HOST_GAMES, peersOf } from "../src/host-game.js";
import { newPlugin } from "../src/new-plugin.js";
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

test("it passes what every plugin must keep, and fails only the scenario that is to be written", () => {
  const game = HOST_GAMES[0] as (typeof HOST_GAMES)[number];
  writeFiles(
    root,
    newPlugin({ name: "tally", game, peers: peersOf(repository, game), rule: "Each finished card is counted." }),
  );
  const { stdout } = run("vitest", ["run", "--reporter=json"], `${root}packages/plugins/tally`);
  const report = JSON.parse(stdout.slice(stdout.indexOf("{"))) as Report;
  const failed = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === "failed");
  expect(failed.map(({ title }) => title)).toEqual(["Each finished card is counted"]);
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
