import { choose } from "@riposte/kernel";
import { checkAnswer } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { answerWith, keyIn, oneOf } from "../../src/tables/table-props.js";

const options = [{ key: "a" }, { key: "b" }];

test("at most one of several is chosen by one key, and so is none of them", () => {
  const choice = choose.several(options, { min: 0, max: 1 });
  const keys = oneOf(choice)?.map(({ key }) => key) ?? [];
  expect(keys).toEqual(["a", "b", "none"]);
  expect(keys.map((key) => answerWith(choice, key))).toEqual([["a"], ["b"], []]);
  for (const key of keys) expect(checkAnswer(choice, answerWith(choice, key))).toBeUndefined();
  expect(keys.map((key) => keyIn(answerWith(choice, key)))).toEqual(keys);
});

test("two of several are put together", () => {
  expect(oneOf(choose.several(options, { min: 0, max: 2 }))).toBeNull();
});
