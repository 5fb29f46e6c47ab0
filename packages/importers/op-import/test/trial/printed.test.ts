import { CardFacts } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { importCards, tryAbilities } from "../../src/index.js";
import { unprinted } from "./printed-seen.js";

const sailor = {
  id: "T01-001",
  name: "Sailor",
  category: "Character",
  colors: ["Red"],
  types: ["Crew"],
  attributes: ["Slash"],
  cost: 3,
  power: 6000,
  counter: 0,
  trigger: "",
};
const abilitiesOf = (effect: string): CardFacts => {
  const [card] = importCards([{ ...sailor, effect }], { anyNames: true }).cards;
  return CardFacts.parse(card?.facts);
};
const seen = (facts: CardFacts, line: string) => {
  const strange: string[] = [];
  let acted = 0;
  tryAbilities(facts, {
    onActed: (one) => {
      acted += 1;
      strange.push(...unprinted(line, one));
    },
  });
  return { acted, strange };
};

const LINES = [
  "[On Play] Draw 2 cards and trash 1 card from your hand.",
  "[On Play] K.O. up to 1 of your opponent's Characters with 4000 power or less.",
  "[On Play] Add up to 1 DON!! card from your DON!! deck and rest it.",
];

test.each(LINES)("what a line does when it acts is in its words: %s", (line) => {
  const { acted, strange } = seen(abilitiesOf(line), line);
  expect(strange).toEqual([]);
  expect(acted).toBeGreaterThan(0);
});

test("an ability that does what its line does not say is found", () => {
  const [draws, kills, adds] = LINES as [string, string, string];
  expect(seen(abilitiesOf(draws), adds).strange).not.toEqual([]);
  expect(seen(abilitiesOf(kills), draws).strange).not.toEqual([]);
  expect(seen(abilitiesOf(adds), kills).strange).not.toEqual([]);
  expect(seen(abilitiesOf("[On Play] Draw 5 cards."), "[On Play] Draw 2 cards.").strange).not.toEqual([]);
});
