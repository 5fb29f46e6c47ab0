import { fill } from "@riposte/words";
import { expect, test } from "vitest";
import { checkAnswer } from "../../src/choices/check-answer.js";
import { type Choice, choose } from "../../src/choices/choice.js";
import { KERNEL_REFUSALS } from "../../src/messages.js";

const cards = [{ key: 5 }, { key: 11 }, { key: 48 }];
const tokens = choose.distribute(3, [{ key: "a", max: 2 }, { key: "b" }]);

/** What a player is told against the answer. */
function told(choice: Choice, answer: unknown): string | undefined {
  const message = checkAnswer(choice, answer)?.message;
  return message && fill(KERNEL_REFUSALS[message.id as keyof typeof KERNEL_REFUSALS], message.params ?? {});
}

const refusals: [Choice, unknown, string, string][] = [
  [choose.one(cards), 6, "NOT_AN_OPTION", "choose one of: 5, 11, 48; got 6"],
  [choose.one(cards), "5", "NOT_AN_OPTION", "choose one of: 5, 11, 48; got 5"],
  [choose.one(cards), undefined, "ANSWER_MALFORMED", "choose one of: 5, 11, 48; got undefined"],
  [choose.one([]), 1, "NOT_AN_OPTION", "choose one of: none; got 1"],
  [choose.several(cards, { min: 1, max: 2 }), [], "NOT_AN_OPTION", "choose 1 to 2 of: 5, 11, 48; got []"],
  [
    choose.several(cards, { min: 1, max: 2 }),
    [5, 11, 48],
    "NOT_AN_OPTION",
    "choose 1 to 2 of: 5, 11, 48; got [5, 11, 48]",
  ],
  [choose.several(cards, { min: 2, max: 2 }), [5, 5], "NOT_AN_OPTION", "choose 2 of: 5, 11, 48; got [5, 5]"],
  [choose.several(cards, { min: 1, max: 2 }), 5, "ANSWER_MALFORMED", "choose 1 to 2 of: 5, 11, 48; got 5"],
  [choose.several(cards, { min: 1, max: 2 }), [[5]], "ANSWER_MALFORMED", "choose 1 to 2 of: 5, 11, 48; got [[5]]"],
  [
    choose.several(cards, { min: 1, max: 1, ordered: true }),
    [7],
    "NOT_AN_OPTION",
    "choose 1 of: 5, 11, 48, in order; got [7]",
  ],
  [choose.order(cards), [48, 5], "NOT_AN_OPTION", "put all 3 in order: 5, 11, 48; got [48, 5]"],
  [choose.order(cards), { 0: 5 }, "ANSWER_MALFORMED", "put all 3 in order: 5, 11, 48; got {0: 5}"],
  [choose.number(1, 4), 5, "NOT_AN_OPTION", "choose a number from 1 to 4; got 5"],
  [choose.number(1, 4), 1.5, "NOT_AN_OPTION", "choose a number from 1 to 4; got 1.5"],
  [choose.number(1, 9, 4), 6, "NOT_AN_OPTION", "choose a number from 1 to 9 in steps of 4; got 6"],
  [choose.number(1, 4), Number.NaN, "ANSWER_MALFORMED", "choose a number from 1 to 4; got NaN"],
  [tokens, { a: 3 }, "NOT_AN_OPTION", "distribute 3 among: a, b, at most 2, 3 in turn; got {a: 3}"],
  [tokens, { b: 2 }, "NOT_AN_OPTION", "distribute 3 among: a, b, at most 2, 3 in turn; got {b: 2}"],
  [tokens, { c: 3 }, "NOT_AN_OPTION", "distribute 3 among: a, b, at most 2, 3 in turn; got {c: 3}"],
  [tokens, { a: 4, b: -1 }, "ANSWER_MALFORMED", "distribute 3 among: a, b, at most 2, 3 in turn; got {a: 4, b: -1}"],
  [tokens, ["a"], "ANSWER_MALFORMED", "distribute 3 among: a, b, at most 2, 3 in turn; got [a]"],
  [tokens, null, "ANSWER_MALFORMED", "distribute 3 among: a, b, at most 2, 3 in turn; got null"],
];

test.each(refusals)("%j refuses %j", (choice, answer, code, reason) => {
  expect(checkAnswer(choice, answer)?.code).toBe(code);
  expect(told(choice, answer)).toBe(reason);
});

test("an inherited name is not a place to distribute to", () => {
  expect(checkAnswer(tokens, JSON.parse('{"__proto__": 3}'))?.code).toBe("NOT_AN_OPTION");
  expect(checkAnswer(tokens, { constructor: 3 })?.code).toBe("NOT_AN_OPTION");
});

test("amounts may name a place that gets nothing", () => {
  expect(checkAnswer(tokens, { a: 0, b: 3 })).toBeUndefined();
});

test("an order that means nothing may be given in any order", () => {
  expect(checkAnswer(choose.several(cards, { min: 2, max: 2 }), [48, 5])).toBeUndefined();
});

test("long lists and long answers are cut", () => {
  const many = Array.from({ length: 25 }, (_, key) => ({ key }));
  expect(told(choose.one(many), "x".repeat(500))).toBe(
    `choose one of: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 15 more; got ${"x".repeat(60)}…`,
  );
  expect(told(choose.several(many), Array(5000).fill("y"))).toMatch(/got \[(y, ){10}…\]$/);
});
