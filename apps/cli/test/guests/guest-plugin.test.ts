import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readScratch, riposte, scratch, scratchFile, threadedRiposte } from "../riposte.js";

const wager = fileURLToPath(new URL("../../../../docs/examples/dist/wager/plugin.js", import.meta.url));
const WITH = ["--plugin", wager];
const save = scratch("wagered.json");

test("a plugin of another author joins a match, and the save names it", async () => {
  const words = ["play", "one-piece", "--seed", "1", "--bot", "random", "--watch", "--save", save, ...WITH];
  const { code, out } = await riposte(words);
  expect(code).toBe(0);
  expect(out).toContain("has wagered.");
  expect(readScratch(save).lock).toContainEqual(expect.objectContaining({ name: "wager" }));
});

test("the save asks for it, goes on and replays with it, and one without it does not take it", async () => {
  const missing = await riposte(["replay", save]);
  expect(missing.code).toBe(2);
  expect(missing.err).toMatch(
    /UNKNOWN_PLUGIN: .*"wager" \d+\.\d+\.\d+, which one-piece does not have\. .*--plugin FILE/,
  );
  expect((await riposte(["play", "one-piece", "--load", save])).err).toContain("--plugin FILE");
  const replayed = await riposte(["replay", save, ...WITH]);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain("has wagered.");
  const plain = scratch("plain.json");
  await riposte(["play", "one-piece", "--seed", "1", "--bot", "random", "--watch", "--save", plain]);
  expect((await riposte(["replay", plain, ...WITH])).err).toContain('played without "wager". Leave its --plugin out.');
});

test("graph draws its windows, wired takes it, and plugins lists it", async () => {
  expect((await riposte(["graph", "one-piece", ...WITH])).out).toContain("- wager:open (wager, once): wager");
  expect((await riposte(["wired", "one-piece", ...WITH])).code).toBe(0);
  expect((await riposte(["plugins", "one-piece", ...WITH])).out).toMatch(/^wager +\d+\.\d+\.\d+ {2}another author's$/m);
});

test("the diagram docs/guides/machine.md ends with is drawn", async () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  const guide = readFileSync(`${root}docs/guides/machine.md`, "utf8");
  const words = /`riposte (graph [^`]+)`/.exec(guide)?.[1]?.replace("docs/examples", `${root}docs/examples`) ?? "";
  const { code, out } = await riposte(words.split(" "));
  expect(code).toBe(0);
  expect(out).toMatch(/stateDiagram|parley/);
});

test("a scenario runs with it", async () => {
  const file = scratchFile("wager-scenario.json", { game: "one-piece", position: { seed: 1 }, steps: [] });
  const { code, out, err } = await riposte(["run", file, ...WITH]);
  expect(code, err).toBe(0);
  expect(out).toContain('"wager"');
});

test("a league is played with it, by threads as by one, and stands otherwise without it", async () => {
  const words = "league one-piece --entries straw-hats,beasts --bots random --games 2 --seed 3 --json".split(" ");
  const [alone, threads] = await Promise.all(
    ["1", "2"].map((workers) => threadedRiposte([...words, "--workers", workers, ...WITH])),
  );
  expect(alone).toMatchObject({ code: 0, err: "" });
  expect(threads?.out).toBe(alone?.out);
  expect((await riposte([...words, "--workers", "1"])).out).not.toBe(alone?.out);
});

test("one that does not fit gets what compose says", async () => {
  const { code, err } = await riposte(["graph", "finished", ...WITH]);
  expect(code).toBe(2);
  expect(err).toContain('Plugin "wager" needs "one-piece"');
  const twice = await riposte(["graph", "one-piece", ...WITH, ...WITH]);
  expect(twice.err).toContain('Plugin "wager" is listed more than once');
  const served = await riposte(["serve", "--plugin", scratchFile("lost-guest.mjs", lost)]);
  expect(served.err).toContain('No game here has what "lost" requires: nowhere.');
});

test("plugins lists the names --plugins takes", async () => {
  const { out } = await riposte(["plugins", "one-piece"]);
  const names = out
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[0]);
  expect(names).toEqual(["base", "op-actions"]);
  expect((await riposte(["graph", "one-piece", "--plugins", names.join(",")])).code).toBe(0);
});

const lost = `export const lost = { name: "lost", version: "1.0.0", behaviour: {},
  declared: { requires: [{ name: "nowhere", range: "*" }] } };`;
