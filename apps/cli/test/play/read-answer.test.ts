import { type Choice, choose } from "@riposte/kernel";
import { expect, test } from "vitest";
import { answerHelp, readAnswer } from "../../src/play/read-answer.js";

const cards = [{ key: 30 }, { key: 7 }, { key: "end" }];

test.each<[string, Choice, string, unknown]>([
  ["one by its number in the list", choose.one(cards), "2", 7],
  ["one by its name", choose.one(cards), "END", "end"],
  ["several, in the order typed", choose.several(cards, { ordered: true }), "3, 1", ["end", 30]],
  ["none of several", choose.several(cards), "none", []],
  ["an order", choose.order(cards), "3 1 2", ["end", 30, 7]],
  ["the order shown", choose.order(cards), "=", [30, 7, "end"]],
  ["the ascending order", choose.order(cards.slice(0, 2)), "<", [7, 30]],
  ["a number", choose.number(0, 5), "4", 4],
  ["amounts by line", choose.distribute(3, cards), "1=2 end=1", { 30: 2, end: 1 }],
  ["one amount for each line", choose.distribute(3, cards), "2 0 1", { 30: 2, end: 1 }],
])("a player types %s", (_what, choice, text, answer) => {
  expect(readAnswer(choice, text)).toEqual({ answer });
});

test.each<[string, Choice, string]>([
  ["a number beyond the list", choose.one(cards), "4"],
  ["zero", choose.one(cards), "0"],
  ["nothing", choose.one(cards), " "],
  ["an unknown word among several", choose.several(cards), "1 x"],
  ["a word for a number", choose.number(0, 5), "four"],
  ["too few amounts", choose.distribute(3, cards), "2 1"],
  ["an amount without a number", choose.distribute(3, cards), "1="],
])("%s is not understood, and the reason is said", (_what, choice, text) => {
  expect(readAnswer(choice, text)).toEqual({ fault: expect.stringMatching(/.{10}/) });
});

test("where nothing can be chosen, a player is told to say so", () => {
  expect(answerHelp(choose.several([], { min: 0, max: 0 }))).toContain('"none": there is nothing to choose');
  expect(answerHelp(choose.several(cards, { max: 2 }))).toContain("0 to 2 numbers");
});
