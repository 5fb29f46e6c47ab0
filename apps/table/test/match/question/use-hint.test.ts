import { expect, test } from "vitest";
import { settled } from "../../../src/match/question/use-hint.js";

const advice = (...chances: readonly number[]) =>
  chances.map((chance, at) => ({ answer: `answer-${at}`, chance, spread: 0.03, why: "" }));

test("a hint that was given stays where thinking cannot tell it from the best", () => {
  expect(settled("answer-1", advice(0.6, 0.58))).toBe("answer-1");
  expect(settled("answer-1", [])).toBe("answer-1");
});

test("a hint gives way to an answer that was found to be better", () => {
  expect(settled("answer-1", advice(0.6, 0.4))).toBe("answer-0");
  expect(settled(null, advice(0.6, 0.58))).toBe("answer-0");
});
