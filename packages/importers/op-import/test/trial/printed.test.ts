import { CardFacts } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { importCards, tryAbilities } from "../../src/index.js";
import { wrongLengths } from "./lengths-seen.js";
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
  const kind = effect.startsWith("[Counter]") ? { category: "Event" } : {};
  const [card] = importCards([{ ...sailor, ...kind, effect }], { anyNames: true }).cards;
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

const lengthsOf = (facts: CardFacts, line: string) => {
  const found: (readonly string[])[] = [];
  const trials = tryAbilities(facts, {
    onActed: (one) => {
      const wrong = wrongLengths(line, one);
      if (wrong !== undefined) found.push(wrong);
    },
  });
  expect(trials.flatMap(({ broken }) => broken ?? [])).toEqual([]);
  return found;
};

const GIVES = "[On Play] Up to 1 of your Leader gains +1000 power";
const LENGTHS = [
  `${GIVES} during this turn.`,
  `${GIVES} until the start of your next turn.`,
  `${GIVES} until the end of your opponent's next turn.`,
  `${GIVES} until the end of your next turn.`,
  "[Counter] Up to 1 of your Leader gains +1000 power during this battle.",
  "[On Play] Draw 1 card at the end of this turn.",
  "[On Play] At the start of your opponent's next Main Phase, rest up to 1 of your opponent's Characters.",
  "[On Play] At the start of your next turn, draw 1 card.",
];

test.each(LENGTHS)("what a line gives lasts as long as it says, and what it puts off waits so long: %s", (line) => {
  const found = lengthsOf(abilitiesOf(line), line);
  expect(found.flat()).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
});

test("what lasts longer or shorter than its line says is found", () => {
  const [turn, start, , , battle] = LENGTHS as [string, string, string, string, string];
  expect(lengthsOf(abilitiesOf(turn), start).flat()).not.toEqual([]);
  expect(lengthsOf(abilitiesOf(start), turn).flat()).not.toEqual([]);
  expect(lengthsOf(abilitiesOf(battle.replace("battle", "turn")), battle).flat()).not.toEqual([]);
});
