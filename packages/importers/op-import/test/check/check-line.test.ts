import { Ability } from "@riposte/op-actions";
import { expect, test } from "vitest";
import { checkLine } from "../../src/check/check-line.js";
import { readLine } from "../../src/grammar/ability.js";
import { FURTHER, UNSURE } from "../grammar/further.js";
import { LATER } from "../grammar/later.js";
import { NEWEST } from "../grammar/newest.js";
import { UNSEEN } from "../grammar/unseen.js";

/** What is different between a line and these abilities. */
const differences = (line: string, abilities: readonly unknown[]) =>
  checkLine(line, { abilities: abilities.map((one) => Ability.parse(one)), keywords: [], facts: {} }).map(
    ({ kind, words }) => `${words}: ${kind}`,
  );

/** What is different between a line and what the grammar makes of it. */
function checked(line: string): readonly string[] {
  const read = readLine(line);
  if ("unread" in read) return [`not read: ${read.unread}`];
  const abilities = read.abilities.map((one) => Ability.parse(one));
  return checkLine(line, { ...read, abilities }).map(({ kind, words }) => `${words}: ${kind}`);
}

const ko = (more: object, count: object = { upTo: 1 }) => ({
  timing: "onPlay",
  steps: [{ type: "op:ko", target: { side: "opponent", zones: ["characters"], count, ...more } }],
});
const LINE = "[On Play] K.O. up to 1 of your opponent's {Crew} type Characters with a cost of 3 or less.";
const RIGHT = { filter: { types: "Crew", cost: { max: 3 } } };

test("an ability that says the same as its line is right", () => {
  expect(differences(LINE, [ko(RIGHT)])).toEqual([]);
});

test.each([
  [
    "another number",
    ko({ filter: { types: "Crew", cost: { max: 4 } } }),
    "cost of 3 or less (cost<=3): not in the ability",
  ],
  ["the other way round", ko({ filter: { types: "Crew", cost: { min: 3 } } }), "cost>=3: not printed"],
  ["a lost type", ko({ filter: { cost: { max: 3 } } }), "Crew (type:Crew): not in the ability"],
  ["somebody else's", ko({ ...RIGHT, side: "you" }), "Characters (opponent.Character): not in the ability"],
  ["another place", ko({ ...RIGHT, zones: ["stage"] }), "opponent.Stage: not printed"],
  ["no choice of fewer", ko(RIGHT, { exactly: 1 }), "up to 1 (upTo:1): not in the ability"],
  ["another moment", { ...ko(RIGHT), timing: "onKo" }, "at:onKo: not printed"],
  ["more than is printed", { ...ko(RIGHT), oncePerTurn: true }, "once: not printed"],
])("%s is named", (_what, ability, difference) => {
  expect(differences(LINE, [ability])).toContain(difference);
});

test("a word nobody knows makes the line unread, and is named", () => {
  expect(differences(LINE.replace("K.O. up", "K.O. cheerfully up"), [ko(RIGHT)])).toEqual(["cheerfully: unknown word"]);
});

test("names joined by and are not one of them", () => {
  const have = (filter: object) => ({ exists: { side: "you", zones: ["trash"], filter, count: "all" } });
  const held = (condition: object) => ({
    timing: "static",
    condition,
    steps: [{ type: "op:give", target: { ref: "self" }, power: 1000 }],
  });
  const line = "If you have [Anne] and [Bert] in your trash, this Character gains +1000 power.";
  expect(differences(line, [held({ all: [have({ name: "Anne" }), have({ name: "Bert" })] })])).toEqual([]);
  expect(differences(line, [held(have({ name: ["Anne", "Bert"] }))])).toHaveLength(1);
  expect(checked(line)).toEqual([]);
});

test("a card in the hand is not a card on the field", () => {
  const line = "If you have 10 or more cards in your trash, give this card in your hand -3 cost.";
  const held = (more: object) => ({
    timing: "static",
    condition: { number: { size: "trash", side: "you" }, min: 10 },
    steps: [{ type: "op:give", target: { ref: "self" }, cost: -3 }],
    ...more,
  });
  expect(differences(line, [held({})])).toEqual(["hand (you.hand): not in the ability"]);
  expect(differences(line, [held({ from: "hand" })])).toEqual([]);
  expect(checked(line)).toEqual([]);
});

test.each([...UNSEEN, ...LATER, ...NEWEST, ...FURTHER])(
  "what the grammar makes of a line says the same when told again: %s",
  (line) => {
    expect(checked(line)).toEqual([]);
  },
);

test.each(UNSURE)("a line nobody is sure of makes no ability: %s", (line) => {
  expect(checked(line)).not.toEqual([]);
});
