import { expect, test } from "vitest";
import { fact, gameWith } from "../position.js";

const withAction = (action: object, more: object = {}) =>
  fact("S01-009", {
    abilities: [
      {
        type: "On Play",
        frequency: null,
        condition: null,
        cost: null,
        effect: { text: "x", actions: [action] },
        ...more,
      },
    ],
  });

const powerMod = {
  type: "powerMod",
  amount: -2000,
  targetSide: "opponent",
  targetType: "character",
  minTargets: 0,
  maxTargets: 1,
  duration: "thisTurn",
};

test("fields that would have to be parsed are refused with the explicit form of each", () => {
  const parseable = {
    type: "powerMod",
    quantity: -2000,
    target: "opponent character",
    filter: "up to 1",
    duration: "this turn",
  };
  const compose = () => gameWith([withAction(parseable)]);
  expect(compose).toThrow(/S01-009 abilities\[0\]\.effect\.actions\[0\]/);
  expect(compose).toThrow(
    /"amount": -2000, "targetSide": "opponent", "targetType": "character", "minTargets": 0, "maxTargets": 1/,
  );
  expect(compose).toThrow(/Did you mean "thisTurn"\?/);
});

test("a label that is not one of the ten, and a frequency of its own, are refused together", () => {
  const compose = () => gameWith([withAction(powerMod, { type: "On-Play", frequency: "Twice" })]);
  expect(compose).toThrow(/abilities\[0\]\.type: [\s\S]*Did you mean "On Play"\?/);
  expect(compose).toThrow(/abilities\[0\]\.frequency/);
});

test("a missing field and an unknown keyword are refused with their place", () => {
  const { duration: _duration, ...missing } = powerMod;
  expect(() => gameWith([withAction(missing)])).toThrow(/actions\[0\]\.duration/);
  const keyword = { type: "grantKeyword", keyword: "Blokker", targetSelf: true };
  expect(() => gameWith([withAction(keyword)])).toThrow(/actions\[0\]\.keyword: [\s\S]*Did you mean "Blocker"\?/);
});

test("our own abilities are as strict: an unknown verb, timing or field is refused with the nearest name", () => {
  const compose = () =>
    gameWith([
      fact("S01-010", { abilities: [{ timing: "onPlaying", steps: [{ type: "op:drawn", count: 1 }] }] }),
      fact("S01-011", { abilities: [{ timing: "onPlay", steps: [{ type: "op:draw", count: 1, whom: "you" }] }] }),
    ]);
  expect(compose).toThrow(/S01-010 abilities\[0\]\.timing: [\s\S]*Did you mean "onPlay"\?/);
  expect(compose).toThrow(/S01-010 abilities\[0\]\.steps\[0\]\.type: [\s\S]*Did you mean "op:draw"\?/);
  expect(compose).toThrow(/S01-011 abilities\[0\]\.steps\[0\][\s\S]*whom/);
});
