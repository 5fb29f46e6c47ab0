import { expect, test } from "vitest";
import { armyProblems } from "../../src/army/army-problems.js";
import { deckProblems } from "../../src/army/deck-problems.js";
import { armyPoints } from "../../src/army/muster.js";
import { randomLists } from "../../src/army/random-lists.js";
import { gameFacts } from "../facts/game-facts.js";

const facts = gameFacts();

const SEEDS = Array.from({ length: 60 }, (_, seed) => String(seed));
const drawn = SEEDS.map((seed) => randomLists(facts, seed));

test("lists drawn at random are legal, and nearly fill the points", () => {
  for (const { army, deck } of drawn) {
    const said = [...armyProblems(facts, army), ...deckProblems(facts, deck, army)];
    expect(said.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(armyPoints(facts, army)).toBeGreaterThan(35);
    expect(said.filter(({ code }) => code === "NOBODY_CAN_PLAY")).toEqual([]);
  }
});

test("the same seed draws the same lists, another one others", () => {
  expect(randomLists(facts, "7")).toEqual(drawn[7]);
  expect(new Set(drawn.map((lists) => JSON.stringify(lists))).size).toBe(SEEDS.length);
});

test("a given army stays, and gets a deck of what it can play", () => {
  const [army] = Object.values(facts.armies).map((ready) => ready.army);
  const decks = ["a", "b"].map((seed) => randomLists(facts, seed, army));
  for (const lists of decks) {
    expect(lists.army).toBe(army);
    expect(lists.deck.cards).toHaveLength(15);
  }
  expect(decks[0]?.deck).not.toEqual(decks[1]?.deck);
});

test("all affiliations and most cards turn up", () => {
  expect(new Set(drawn.map(({ army }) => army.affiliation)).size).toBe(3);
  expect(new Set(drawn.flatMap(({ deck }) => deck.cards.map(({ card }) => card))).size).toBeGreaterThan(150);
});
