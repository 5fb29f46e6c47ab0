import type { Contribution } from "@riposte/kernel";
import { expect, test } from "vitest";
import { basePowerOf, costOf, counterOf, powerOf } from "../../src/index.js";
import { at, CARDS, context, reading } from "../position.js";

const mark = (kind: string, amount: number) => ({ kind, amount, until: null, by: CARDS.event }) as never;

/** The numbers of a Character with these marks, on its owner's turn. */
function numbersOf(marks: never[], don = 0) {
  const match = reading(
    at({ characters: [{ card: CARDS.small, marks, don }] })
      .waits()
      .done(),
  );
  const because: Contribution[] = [];
  return {
    base: basePowerOf(context, match, 1001),
    power: powerOf(context, match, 1001, because),
    cost: costOf(context, match, 1001),
    because: because.map(({ by, amount }) => `${by} ${amount}`),
  };
}

test("power is the base, then what adds, then given DON!!, and says why", () => {
  expect(numbersOf([mark("power", 3000), mark("power", -1000)], 2)).toMatchObject({
    base: 2000,
    power: 6000,
    because: [`${CARDS.small} 2000`, `${CARDS.event} 3000`, `${CARDS.event} -1000`, "DON!! 2000"],
  });
});

test("of several setters of base power the highest applies, not the last", () => {
  expect(numbersOf([mark("basePower", 7000), mark("basePower", 4000)])).toMatchObject({ base: 7000, power: 7000 });
  expect(numbersOf([mark("basePower", 0)])).toMatchObject({ base: 0, power: 0 });
});

test("power may be negative", () => {
  expect(numbersOf([mark("power", -5000)])).toMatchObject({ power: -3000 });
});

test("cost reads as 0 below 0 but remembers the sum, and a changed cost on the field changes nothing in hand", () => {
  expect(numbersOf([mark("cost", -3), mark("cost", 1)])).toMatchObject({ cost: 0 });
  expect(numbersOf([mark("cost", -3), mark("cost", 4)])).toMatchObject({ cost: 2 });
  const characters = [{ card: CARDS.small, marks: [mark("cost", 5)] }];
  const match = reading(
    at({ characters, hand: [CARDS.small] })
      .waits()
      .done(),
  );
  expect(costOf(context, match, 1100)).toBe(1);
});

test("a printed dash is no counter value, and only a Character has one", () => {
  const match = reading(
    at({ hand: [CARDS.counterless, CARDS.event, CARDS.stage, CARDS.small] })
      .waits()
      .done(),
  );
  expect([1100, 1101, 1102, 1103].map((id) => counterOf(context, match, id))).toEqual([null, null, null, 1000]);
});
