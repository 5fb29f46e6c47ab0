import { expect, test } from "vitest";
import { objectivePrize, placePrize, slainPrize } from "../../src/bots/prized.js";

const prize = (rest: object) => ({ seat: 0, of: "objective", points: 5, from: 0, to: 44, keywords: [], ...rest });
const table = (...prizes: readonly object[]) => ({ prizes }) as never;

test("an objective is worth what it brings, and half of what it would bring the other player", () => {
  expect(objectivePrize({} as never, 0, { along: 22 })).toBe(1);
  expect(objectivePrize(table(prize({ points: 4 }), prize({ points: 2, seat: 1 })), 0, { along: 22 })).toBe(1);
  expect(objectivePrize(table(prize({ from: 23 })), 0, { along: 22 })).toBe(0);
});

test("places and deaths are worth what they bring, to whom they bring it", () => {
  expect(placePrize(table(prize({ of: "unit", points: 4, from: 36 })), 0, { along: 40 })).toBe(4);
  expect(placePrize(table(prize({ of: "unit", points: 4, from: 36 })), 1, { along: 40 })).toBe(0);
  const titan = { seat: 1, keywords: ["Monster"], models: [{ count: 1, keywords: [] }], leaders: [] } as never;
  expect(slainPrize(table(prize({ of: "slain", keywords: ["MONSTER"] })), titan)).toBe(5);
  expect(slainPrize(table(prize({ of: "slain", keywords: ["VEHICLE"] })), titan)).toBe(0);
});
