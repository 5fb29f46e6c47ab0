import { facts } from "@riposte/data-finished";
import { loadMatch, saveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import type { Facts } from "../src/facts.js";
import { finished } from "../src/index.js";
import { setupParser } from "../src/setup.js";
import { game } from "./position.js";

const parseSetup = setupParser(facts as unknown as Facts);

test("easy and official are the defaults", () => {
  expect(parseSetup(undefined)).toMatchObject({
    difficulty: "easy",
    tokens: { coffee: 7, active: 5, reserve: 5 },
  });
});

test("a parsed setup parses to itself, so that saves load", () => {
  const once = parseSetup({ difficulty: "regular", ruleset: "house", tokens: { coffee: 2 } });
  expect(parseSetup(once)).toEqual(once);
});

test("a deck with names beside it is read as any other setup is", () => {
  const deck = Array.from({ length: 47 }, (_, index) => 47 - index);
  for (const named of [
    {},
    { difficulty: "regular" },
    { ruleset: "house" },
    { difficulty: "difficult", ruleset: "official" },
  ])
    expect(parseSetup({ ...named, deck })).toEqual(parseSetup({ ...named, deck, tokens: {} }));
});

test("a setup that calls house rules by their old name, seed, is read", () => {
  expect(parseSetup({ ruleset: "seed" })).toEqual(parseSetup({ ruleset: "house" }));
});

test.each([
  [{ difficulty: "hard" }],
  [{ ruleset: "home" }],
  [{ ruleset: { sequence: "loose" } }],
  [{ deck: [1, 2, 3] }],
  [{ deck: Array.from({ length: 47 }, () => 1) }],
  [{ tokens: { active: 9 } }],
  [{ colour: "red" }],
])("the setup %j is refused", (setup) => {
  expect(() => startMatch(game, { setup })).toThrow("SETUP_INVALID");
});

test("wrong facts are refused with their place", () => {
  const cards = facts.cards.map((card) => (card.number === 9 ? { ...card, ability: "drawMany" } : card));
  expect(() => finished({ ...facts, cards })).toThrow(/cards\[8\]\.ability/);
});

test("the plugin has the version of its package", () => {
  expect(finished(facts).version).toBe(manifest.version);
});

test("a match is saved and loaded at any decision, in the middle of an exchange too", () => {
  const match = startMatch(game, { seed: 4 });
  for (let input = 0; input < 60 && match.outcome === null; input++) {
    const { choice } = match.decision ?? {};
    const exchange =
      choice?.kind === "one" ? choice.options.find(({ key }) => [13, 22, 33, 39, 43].includes(Number(key))) : undefined;
    match.answer(0, exchange?.key ?? match.decision?.at(match.decision.count() - 1) ?? "end");
    const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(match))));
    expect(loaded.hash()).toBe(match.hash());
    expect(loaded.decision?.question).toBe(match.decision?.question);
  }
});
