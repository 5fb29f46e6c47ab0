import { expect, test } from "vitest";
import type { DeckEntry } from "../../src/army/army-list.js";
import { deckProblems } from "../../src/army/deck-problems.js";
import { isLegal } from "../../src/army/legality.js";
import type { Affiliation } from "../../src/facts/vocabulary.js";
import { gameFacts } from "../facts/game-facts.js";

const facts = gameFacts();
const PLAIN = ["blitz", "camouflage", "deadeye", "fleet-footed", "focus", "hard-to-hit", "mitigate", "planning"];
const MORE = ["positioning-advantage", "rally", "recovery", "take-cover", "urgency", "wild-attack", "brace-yourself"];
const FIFTEEN = [...PLAIN, ...MORE];

test("the decks of the ready armies are legal, and every card can be played by somebody", () => {
  for (const { id, army, deck } of Object.values(facts.armies)) expect(deckProblems(facts, deck, army), id).toEqual([]);
});

test("a deck has exactly fifteen cards", () => {
  expect(problems(FIFTEEN)).toEqual([]);
  expect(problems(FIFTEEN.slice(1))).toEqual(["WRONG_DECK_SIZE: A command deck has exactly 15 cards, not 14."]);
  expect(problems([...FIFTEEN, "set-for-stun"])).toEqual([
    "WRONG_DECK_SIZE: A command deck has exactly 15 cards, not 16.",
  ]);
});

test("a deck costs at most fifteen points, eighteen with Balance of the Force", () => {
  const dear = ["assassinate", "close-the-gap", "covering-fire", "grenadier", "iron-will"];
  const sixteen = [...dear, "blitz", ...MORE, "deadeye", "fleet-footed"];
  const mixed = ["bossk", "royal-guard", "temporary-alliance"];
  expect(problems([...dear, "mitigate", ...MORE, "deadeye", "fleet-footed"], "imperial", mixed)).toEqual([
    "NOBODY_CAN_PLAY: Nobody in the army can play Grenadier.",
  ]);
  expect(problems(sixteen, "imperial", mixed)[0]).toBe(
    "TOO_MANY_POINTS: The deck costs 16 points; at most 15 are allowed.",
  );
  expect(codes(sixteen, "rebel", ["rebel-trooper", "balance-of-the-force"])).not.toContain("TOO_MANY_POINTS");
});

test("Nemik's Manifesto leaves room for three more cards", () => {
  const extra = ["set-for-stun", "improvised-weapons", "cruel-strike"];
  expect(problems([...FIFTEEN, ...extra], "rebel", ["gideon-argus", "nemiks-manifesto"])).toEqual([]);
  expect(problems([...FIFTEEN, ...extra, "officers-training"], "rebel", ["gideon-argus", "nemiks-manifesto"])).toEqual([
    "WRONG_DECK_SIZE: A command deck has 15 to 18 cards, not 19.",
  ]);
  expect(problems(FIFTEEN, "rebel", ["gideon-argus", "nemiks-manifesto"])).toEqual([]);
});

test("a card has its printed copy limit", () => {
  expect(codes([...FIFTEEN.slice(2), "blitz", "blitz"])).toEqual(["TOO_MANY_COPIES"]);
  expect(codes([...FIFTEEN.slice(2), "escalating-hostility", "escalating-hostility"])).toEqual([]);
  const four: DeckEntry[] = [...FIFTEEN.slice(4).map((card) => ({ card })), { card: "escalating-hostility", count: 4 }];
  expect(found(four).map(({ message }) => message)).toEqual(["A deck holds at most 3 of Escalating Hostility, not 4."]);
});

test("Assassinate and On the Lam are played in the IACP printing only", () => {
  for (const card of ["assassinate", "on-the-lam"]) {
    const cards: DeckEntry[] = [...FIFTEEN.slice(1).map((other) => ({ card: other })), { card, edition: "ffg" }];
    expect(found(cards, "mercenary", ["bossk", "hondo-ohnaka"]).map(({ code }) => code)).toEqual(["BANNED_PRINTING"]);
  }
});

test("two printings of one name are not mixed; a printing costs what it says", () => {
  const repair: DeckEntry[] = [{ card: "repair" }, { card: "repair", edition: "ffg" }];
  expect(found([...FIFTEEN.slice(2).map((card) => ({ card })), ...repair]).map(({ code }) => code)).toEqual([
    "MIXED_PRINTINGS",
  ]);
  const blitz: DeckEntry[] = [...FIFTEEN.slice(1).map((card) => ({ card })), { card: "set-for-stun", edition: "iacp" }];
  expect(found(blitz).map(({ message }) => message)).toEqual(["Set for Stun has no IACP printing."]);
});

test("a card nobody in the army can play is a warning", () => {
  const result = found([...FIFTEEN.slice(1).map((card) => ({ card })), { card: "wookiee-rage" }]);
  expect(result).toEqual([
    {
      code: "NOBODY_CAN_PLAY",
      severity: "warning",
      message: "Nobody in the army can play Wookiee Rage.",
      cards: ["wookiee-rage"],
    },
  ]);
  expect(isLegal(result)).toBe(true);
  expect(codes([...FIFTEEN.slice(1), "wookiee-rage"], "rebel", ["wookiee-warrior"])).toEqual([]);
});

test("upgrades and abilities that widen who may play a card are known", () => {
  const last = (card: string, affiliation: Affiliation, ...army: string[]): readonly string[] =>
    codes([...FIFTEEN.slice(1), card], affiliation, army);
  expect(last("reverse-engineer", "mercenary", "zuckuss")).toEqual(["NOBODY_CAN_PLAY"]);
  expect(last("reverse-engineer", "mercenary", "zuckuss", "technician-training")).toEqual([]);
  expect(last("hide-in-plain-sight", "imperial", "stormtrooper")).toEqual(["NOBODY_CAN_PLAY"]);
  expect(last("hide-in-plain-sight", "imperial", "stormtrooper", "cross-training")).toEqual([]);
  expect(last("force-push", "rebel", "chirrut-imwe")).toEqual([]);
  expect(last("force-rush", "rebel", "chirrut-imwe")).toEqual(["NOBODY_CAN_PLAY"]);
  expect(last("dark-energy", "mercenary", "maul")).toEqual(["NOBODY_CAN_PLAY"]);
  expect(last("dark-energy", "mercenary", "maul", "taron-malicos")).toEqual([]);
  expect(last("dark-energy", "mercenary", "maul", "the-darksaber")).toEqual([]);
});

test("playtest and removed printings are warnings", () => {
  expect(codes([...FIFTEEN.slice(2), "meditation", "disengage"], "rebel", ["luke-skywalker"])).toEqual(
    expect.arrayContaining(["REMOVED", "PLAYTEST"]),
  );
});

test("an unknown card is named with the nearest one", () => {
  expect(problems([...FIFTEEN.slice(1), "blitzz"])).toEqual([
    'UNKNOWN_CARD: There is no command card "blitzz". Did you mean "blitz"?',
  ]);
});

function found(cards: DeckEntry[], affiliation: Affiliation = "rebel", army: string[] = ["rebel-trooper"]) {
  return deckProblems(facts, { cards }, { affiliation, cards: army.map((card) => ({ card })) });
}

function problems(cards: string[], affiliation?: Affiliation, army?: string[]): string[] {
  return found(
    cards.map((card) => ({ card })),
    affiliation,
    army,
  ).map(({ code, message }) => `${code}: ${message}`);
}

function codes(cards: string[], affiliation?: Affiliation, army?: string[]): string[] {
  return found(
    cards.map((card) => ({ card })),
    affiliation,
    army,
  ).map(({ code }) => code);
}
