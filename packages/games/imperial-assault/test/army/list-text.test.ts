import { expect, test } from "vitest";
import { armyFromText, armyToText, deckFromText, deckToText } from "../../src/army/list-text.js";
import { gameFacts } from "../facts/game-facts.js";

const facts = gameFacts();

test("the ready armies and decks read back what they write", () => {
  for (const { army, deck } of Object.values(facts.armies)) {
    expect(armyFromText(facts, armyToText(facts, army))).toEqual({ army, problems: [] });
    expect(deckFromText(facts, deckToText(facts, deck))).toEqual({ deck, problems: [] });
  }
});

test("every card an army may name reads back", () => {
  const cards = Object.values(facts.deployment)
    .filter(({ kind }) => kind === "figure" || kind === "upgrade" || kind === "squadUpgrade")
    .map(({ id }) => ({ card: id, count: 2 }));
  const army = { affiliation: "imperial" as const, cards };
  expect(armyFromText(facts, armyToText(facts, army))).toEqual({ army, problems: [] });
});

test("a list has one card per line, with copies, printing and host", () => {
  const text = armyToText(facts, {
    affiliation: "imperial",
    cards: [
      { card: "stormtrooper-elite", count: 2 },
      { card: "heavy-stormtrooper-elite" },
      { card: "cross-training", on: "heavy-stormtrooper-elite" },
      { card: "advanced-com-systems", edition: "ffg" },
    ],
  });
  expect(text).toBe(
    [
      "Affiliation: imperial",
      "2x Stormtrooper (Elite)",
      "Heavy Stormtrooper (Elite)",
      "Cross-Training > Heavy Stormtrooper (Elite)",
      "Advanced Com Systems [FFG]",
      "",
    ].join("\n"),
  );
});

test("lists from elsewhere are read: any case, brackets, elite before the name, comments, no affiliation", () => {
  const text = "# my list\n1x Elite stormtrooper\nStormtrooper\n[Vader's Finest]\n\n2 x Probe Droid # cheap\nTHRAWN\n";
  expect(armyFromText(facts, text)).toEqual({
    army: {
      affiliation: "imperial",
      cards: [
        { card: "stormtrooper-elite" },
        { card: "stormtrooper" },
        { card: "vaders-finest" },
        { card: "probe-droid", count: 2 },
        { card: "thrawn" },
      ],
    },
    problems: [],
  });
});

test("a name alone is the regular group, or the only one; a subtitle picks the hero", () => {
  const { army } = armyFromText(
    facts,
    "Wampa\nShoretrooper\nLuke Skywalker (Hero of the Rebellion)\nLuke Skywalker (Jedi Knight)",
  );
  expect(army.cards.map(({ card }) => card)).toEqual([
    "wampa",
    "shoretrooper",
    "luke-skywalker",
    "luke-skywalker-jedi-knight",
  ]);
});

test("lines that cannot be read are reported with their number, the rest is kept", () => {
  expect(
    armyFromText(facts, "Affiliation: rebl\n2x Stormtroper (Elite)\nThrawn\n0x Thrawn\nMotivation > Nobody"),
  ).toEqual({
    army: { affiliation: "imperial", cards: [{ card: "thrawn" }] },
    problems: [
      { line: 1, message: '"rebl" is no affiliation. Did you mean "rebel"?' },
      { line: 2, message: 'There is no deployment card "Stormtroper (Elite)". Did you mean "Stormtrooper (Elite)"?' },
      { line: 4, message: '"0x Thrawn" is no copies; leave the line out.' },
      { line: 5, message: 'There is no deployment card "Nobody".' },
    ],
  });
  expect(deckFromText(facts, "Blitz\nBlits")).toEqual({
    deck: { cards: [{ card: "blitz" }] },
    problems: [{ line: 2, message: 'There is no command card "Blits". Did you mean "Blitz"?' }],
  });
});
