import { expect, test } from "vitest";
import { readyArmyFromText, readyArmyToText } from "../../src/army/ready-army-text.js";
import { gameFacts } from "../facts/game-facts.js";

const facts = gameFacts();

test("the ready armies read back what they write, name and deck included", () => {
  for (const { name, army, deck } of Object.values(facts.armies)) {
    const read = readyArmyFromText(facts, readyArmyToText(facts, { name, army, deck }));
    expect(read).toMatchObject({ name, army, deck, problems: [] });
  }
});

test("figures and command cards are told apart without headings, and points after a card are left alone", () => {
  const { name, army, deck, problems } = readyArmyFromText(
    facts,
    "Elite Stormtrooper (7)\nBlitz\n2x Reinforcements [2 pts]\nImperial Officer",
  );
  expect(name).toBeUndefined();
  expect(army).toEqual({
    affiliation: "imperial",
    cards: [{ card: "stormtrooper-elite" }, { card: "imperial-officer" }],
  });
  expect(deck.cards).toEqual([{ card: "blitz" }, { card: "reinforcements", count: 2 }]);
  expect(problems).toEqual([]);
});

test("a line that is no card is said to be none, at its own place", () => {
  const { lines, problems } = readyArmyFromText(facts, "My army\nStormtrooper\n\nBlitzz\nBlitz");
  expect(lines).toBe(3);
  expect(problems).toEqual([{ line: 4, message: expect.stringContaining('"Blitzz"') }]);
});
