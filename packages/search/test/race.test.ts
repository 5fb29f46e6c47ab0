import { expect, test } from "vitest";
import { considered } from "../src/considered.js";
import { leaderOf, leadOver, type Runner, runner, takeOut } from "../src/race.js";

const after = (answer: string, ...worths: readonly number[]): Runner => {
  const one = runner(answer);
  for (const [number, worth] of worths.entries()) one.worths.set(number, worth);
  return one;
};

test("answers are compared in the matches both were tried in", () => {
  const [one, other] = [after("a", 0.2, 0.9, 0.4), after("b", 0.1, 0.8)];
  expect(leadOver(one, other)).toMatchObject({ matches: 2 });
  expect(leadOver(one, other).by).toBeCloseTo(0.1);
});

test("answers that were never tried together say nothing of each other", () => {
  expect(leadOver(runner("a"), after("b", 1))).toMatchObject({ by: 0, error: 1, matches: 0 });
});

test("whoever is behind in every match is out; whoever is now ahead, now behind, stays", () => {
  const runners = [
    after("best", 0.6, 0.7, 0.5, 0.8, 0.7),
    after("worse", 0.4, 0.5, 0.3, 0.6, 0.5),
    after("open", 0.9, 0.2, 0.8, 0.6, 0.7),
  ];
  takeOut(runners, leaderOf(runners));
  expect(runners.map(({ isOut }) => isOut)).toEqual([false, true, false]);
});

test("what comes to the same as the best in every match is the same by another name, and is out", () => {
  const runners = [after("one", 0.6, 0.7, 0.5, 0.8, 0.7), after("other", 0.6, 0.7, 0.5, 0.8, 0.7)];
  takeOut(runners, leaderOf(runners));
  expect(runners.map(({ isOut }) => isOut)).toEqual([false, true]);
});

test("after four matches nobody is out", () => {
  const runners = [after("best", 0.9, 0.9, 0.9, 0.9), after("worse", 0.1, 0.1, 0.1, 0.1)];
  takeOut(runners, leaderOf(runners));
  expect(runners.some(({ isOut }) => isOut)).toBe(false);
});

test("who fell out of the race is not the best for having led once; the policy's answer may still be", () => {
  const usual = after("usual", 0.5, 0.5, 0.5, 0.5, 0.5);
  const lucky = after("lucky", 0.9, 0.9, 0.9, 0.9, 0.9);
  const steady = after("steady", 0.6, 0.6, 0.6, 0.6, 0.6);
  lucky.isOut = true;
  usual.isOut = true;
  expect(considered([usual, lucky, steady]).map(({ answer }) => answer)).toEqual(["steady", "usual", "lucky"]);
});

test("an answer that was tried in few matches is not preferred to the policy's", () => {
  const tried = [after("usual", 0.5, 0.5), after("new", 0.9, 0.9)];
  expect(considered(tried).map(({ answer }) => answer)).toEqual(["usual", "new"]);
});
