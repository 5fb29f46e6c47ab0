import { cards, decks } from "@riposte/data-one-piece";
import { cardsOrThrow, createContext, deckProblems } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { readLibrary } from "../src/index.js";

const context = createContext(cardsOrThrow(cards));
const library = readLibrary(context);
const numbers = new Set(Object.values(decks).flatMap((deck) => [deck.leader, ...Object.keys(deck.cards)]));
const abilities = library.all.filter(({ code }) => numbers.has(code));
const said = JSON.stringify(abilities.map(({ ability }) => ability));

test.each(Object.entries(decks))("the deck %s is legal", (_name, deck) => {
  expect(deckProblems(context, deck)).toEqual([]);
});

test.each([
  ["powerMod", /"power":-?\d+,"for":"thisTurn","type":"op:give"/],
  ["ko", /"type":"op:ko"/],
  ["draw", /"type":"op:draw"/],
  ["search", /"type":"op:look"/],
  ["addDon", /"type":"op:addDon"/],
  ["giveDon", /"type":"op:giveDon"/],
  ["play", /"type":"op:play"/],
  ["return", /"type":"op:move".*?"to":\{"zone":"hand"/],
  ["rest", /"type":"op:rest"/],
  ["active", /"type":"op:stand"/],
  ["grantKeyword", /"keyword":\["/],
])("the two decks do what the action %s does", (_action, words) => {
  expect(said).toMatch(words);
});

test("they have a replacement, a Trigger, a [Counter] Event and a Stage", () => {
  const timings = new Set(abilities.flatMap((held) => held.timings));
  expect([...timings]).toEqual(expect.arrayContaining(["instead", "trigger", "counter"]));
  expect([...numbers].some((code) => context.info(code).kind === "Stage")).toBe(true);
});
