import { expect, test } from "vitest";
import { considered } from "../src/considered.js";
import { isDecided, leaderOf, leadOver, narrow, type Runner, runner, takeOut } from "../src/race.js";

const after = (answer: string, ...worths: readonly number[]): Runner => {
  const one = runner(answer);
  for (const [number, worth] of worths.entries()) one.worths.set(number, worth);
  return one;
};
const out = (runners: readonly Runner[]) => runners.filter(({ isOut }) => isOut).map(({ answer }) => answer);
const best = (...runners: readonly Runner[]) => considered(runners)[0]?.answer;

test("answers are compared in the matches both were tried in", () => {
  const [one, other] = [after("a", 0.2, 0.9, 0.4), after("b", 0.1, 0.8)];
  expect(leadOver(one, other)).toMatchObject({ matches: 2 });
  expect(leadOver(one, other).by).toBeCloseTo(0.1);
});

test("answers that were never tried together say nothing of each other", () => {
  expect(leadOver(runner("a"), after("b", 1))).toMatchObject({ by: 0, error: 1, matches: 0 });
});

test("whoever is behind the policy's in every match is out; whoever is now ahead, now behind, stays", () => {
  const runners = [
    after("usual", 0.6, 0.7, 0.5, 0.8, 0.7),
    after("worse", 0.4, 0.5, 0.3, 0.6, 0.5),
    after("open", 0.9, 0.2, 0.8, 0.6, 0.7),
  ];
  takeOut(runners, 20);
  expect(out(runners)).toEqual(["worse"]);
});

test("the policy's stays in the race, however far behind: all others are measured by it", () => {
  const runners = [after("usual", 0.1, 0.1, 0.1, 0.1), after("better", 0.9, 0.9, 0.9, 0.8)];
  takeOut(runners, 20);
  narrow(runners, 2);
  expect(out(runners)).toEqual([]);
});

test("whoever is far behind the leader is out, though ahead of the policy's", () => {
  const runners = [
    after("usual", 0.1, 0.1, 0.1, 0.1),
    after("good", 0.3, 0.3, 0.31, 0.3),
    after("best", 0.9, 0.9, 0.9, 0.8),
  ];
  expect(leaderOf(runners).answer).toBe("best");
  takeOut(runners, 20);
  expect(out(runners)).toEqual(["good"]);
});

test("what comes to the same as the policy's in every match is the same by another name, and is out", () => {
  const runners = [after("usual", 0.6, 0.7, 0.5, 0.8), after("other", 0.6, 0.7, 0.5, 0.8)];
  takeOut(runners, 1000);
  expect(out(runners)).toEqual(["other"]);
});

test("whoever could not become sure in the matches that are left is out; with more of them he stays", () => {
  const runners = () => [after("usual", 0.5, 0.5, 0.5, 0.5), after("near", 0.6, 0.4, 0.55, 0.45)];
  const [few, many] = [runners(), runners()];
  takeOut(few, 1);
  takeOut(many, 100);
  expect([out(few), out(many)]).toEqual([["near"], []]);
});

test("after three matches nobody is out", () => {
  const runners = [after("usual", 0.9, 0.9, 0.9), after("worse", 0.1, 0.1, 0.1)];
  takeOut(runners, 1);
  narrow(runners, 1);
  expect(out(runners)).toEqual([]);
});

test("where only some go on, they are the best beside the policy's", () => {
  const runners = [
    after("usual", 0.5, 0.5, 0.5, 0.5),
    after("second", 0.6, 0.5, 0.6, 0.5),
    after("third", 0.4, 0.5, 0.6, 0.5),
    after("first", 0.6, 0.7, 0.6, 0.7),
  ];
  narrow(runners, 2);
  expect(out(runners)).toEqual(["second", "third"]);
});

test("a race is decided when only the policy's is left, or another that stays sure whatever is still to come", () => {
  const usual = after("usual", 0.5, 0.5, 0.5, 0.5);
  const sure = after("sure", 0.9, 0.88, 0.9, 0.9);
  const open = after("open", 0.7, 0.45, 0.6, 0.5);
  expect(isDecided([usual], 10)).toBe(true);
  expect(isDecided([usual, sure], 10)).toBe(true);
  expect(isDecided([usual, open], 10)).toBe(false);
  expect(isDecided([usual, sure, open], 10)).toBe(false);
});

test("another answer than the policy's is given where it is better by more than chance, and by more than a trifle", () => {
  const usual = after("usual", 0.5, 0.5, 0.5, 0.5);
  expect(best(usual, after("noisy", 0.9, 0.2, 0.8, 0.2))).toBe("usual");
  expect(best(usual, after("trifling", 0.504, 0.504, 0.504, 0.504))).toBe("usual");
  expect(best(usual, after("better", 0.6, 0.55, 0.6, 0.55))).toBe("better");
});

test("who fell out of the race is not the best for having led once", () => {
  const usual = after("usual", 0.5, 0.5, 0.5, 0.5, 0.5);
  const lucky = after("lucky", 0.9, 0.9, 0.9, 0.9, 0.9);
  const steady = after("steady", 0.6, 0.6, 0.6, 0.6, 0.6);
  lucky.isOut = true;
  expect(considered([usual, lucky, steady]).map(({ answer }) => answer)).toEqual(["steady", "usual", "lucky"]);
});

test("an answer that was tried in few matches is not preferred to the policy's", () => {
  const tried = [after("usual", 0.5, 0.5), after("new", 0.9, 0.9)];
  expect(considered(tried).map(({ answer }) => answer)).toEqual(["usual", "new"]);
});
