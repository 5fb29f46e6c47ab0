import { expect, test } from "vitest";
import { homeFiles, tableFiles, textOfLobby } from "../first-load.mjs";

const sum = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((total, { bytes }) => total + bytes, 0);

test("the first page is under 47 kB gzipped, its font aside", () => {
  expect(sum(homeFiles())).toBeLessThan(47_000);
});

// what a table has before its first question: page, rules, data, drawings
test.each([
  ["finished", 181.5],
  ["one-piece", 236.5],
  ["warhammer-40k", 258.5],
  ["imperial-assault", 329],
])("the first load of %s is at most %f kB gzipped, the font of 57 kB aside", (game, kilobytes) => {
  const bytes = sum(tableFiles(game));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(kilobytes * 1000);
});

test("neither the kernel nor any game is part of what the lobby loads", () => {
  const text = textOfLobby();
  expect(text.length).toBeGreaterThan(20_000);
  expect(["COMPOSE_INVALID", "attack:surges", "finished:next"].filter((rule) => text.includes(rule))).toEqual([]);
});
