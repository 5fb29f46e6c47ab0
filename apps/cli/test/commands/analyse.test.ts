import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { riposte, scratch, scratchFile } from "../riposte.js";

/** Ends turns, cards in ascending order. */
const IDLE = ["end", "<", "end", "<", "end", "<"];
const save = scratch("explained.json");
const page = scratch("explained.html");
let told = "";

beforeAll(async () => {
  await riposte(["play", "finished", "--seed", "2", "--save", save], IDLE);
  const { out } = await riposte(["analyse", save, "--matches", "2", "--json", "--html", page]);
  told = out;
});

test("every decision has the chance to win before it and after its answer, and all sources add up to the end", () => {
  const { judged, sources, winners } = JSON.parse(told);
  expect(judged.length).toBeGreaterThan(2);
  for (const { before, after } of judged) {
    for (const chance of [...before, ...after]) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
  expect(winners).toBeNull();
  const [own] = sources;
  const all = [own.start, ...own.choices, ...own.luck].reduce((sum, one) => sum + one, 0);
  expect(all).toBeCloseTo(own.end);
});

test("the same seed explains a match the same way", async () => {
  expect((await riposte(["analyse", save, "--matches", "2", "--json"])).out).toBe(told);
});

test("the page is one file: no scripts, nothing is fetched", () => {
  const html = readFileSync(page, "utf8");
  expect(html).toContain("<svg");
  expect(html).not.toMatch(/<script|src=|href=|url\(/);
});

test("a match nobody has answered in is refused with the remedy", async () => {
  const empty = scratch("empty.json");
  await riposte(["play", "finished", "--seed", "2", "--save", empty], []);
  const { code, err } = await riposte(["analyse", empty]);
  expect(code).toBe(2);
  expect(err).toContain("has no decisions to explain. Play a little first.");
});

test("a file that is no match is refused by its name", async () => {
  const { code, err } = await riposte(["analyse", scratchFile("other.json", "[]")]);
  expect(code).toBe(2);
  expect(err).toContain("other.json");
});
