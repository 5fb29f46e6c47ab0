import { choose } from "@riposte/kernel";
import { checkAnswer } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { answerOf, firstDraft, leftToGive, movedTo, toggled } from "../../../src/match/question/answer-draft.js";

const options = [{ key: "a" }, { key: "b" }, { key: "c" }];

test("an order begins as listed, and that is a legal answer", () => {
  const choice = choose.order(options);
  expect(firstDraft(choice)).toEqual(["a", "b", "c"]);
  expect(checkAnswer(choice, ["a", "b", "c"])).toBeUndefined();
});

test("a key moves to another place, but not beyond the ends", () => {
  expect(movedTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(movedTo(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
});

test("a number begins at its least, a choice of one with nothing", () => {
  expect(firstDraft(choose.number(2, 5))).toBe(2);
  expect(firstDraft(choose.one(options))).toBeNull();
});

test("several are toggled in the order they are chosen", () => {
  expect(toggled(toggled(toggled([], "b", 2), "a", 2), "b", 2)).toEqual(["a"]);
  expect(toggled(["a", "b"], "c", 2)).toEqual(["a", "b"]);
});

test("a distribution leaves amounts of nothing out, and knows what is left", () => {
  expect(answerOf({ a: 2, b: 0 })).toEqual({ a: 2 });
  expect(leftToGive(3, { a: 2 })).toBe(1);
});
