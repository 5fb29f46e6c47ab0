import { expect, test } from "vitest";
import { toughnessOf } from "../../src/tenth/toughness.js";
import { queryOf } from "../position.js";

const chief = { id: "chief", seat: 1, leads: ["targets"], models: [{ id: "chief", count: 1, T: 9, Sv: 3, W: 4 }] };
/** Groups of models, each so many of a Toughness. */
const toughness = (groups: readonly (readonly [count: number, T: number])[], leaders: readonly object[] = []) =>
  toughnessOf(queryOf({ models: groups.map(([count, T]) => ({ count, T })), target: { leaders } }).target);

test("the majority's counts, whichever group is listed first, and the highest of equals", () => {
  expect(
    toughness([
      [1, 5],
      [3, 3],
    ]),
  ).toBe(3);
  expect(
    toughness([
      [3, 3],
      [1, 5],
    ]),
  ).toBe(3);
  expect(
    toughness([
      [2, 3],
      [2, 5],
    ]),
  ).toBe(5);
  expect(
    toughness([
      [2, 5],
      [2, 3],
    ]),
  ).toBe(5);
  expect(
    toughness([
      [2, 3],
      [2, 5],
      [1, 3],
    ]),
  ).toBe(3);
});

test("models that have fallen do not count while others live", () => {
  expect(
    toughness([
      [0, 6],
      [1, 4],
    ]),
  ).toBe(4);
  expect(
    toughness(
      [
        [0, 6],
        [2, 4],
      ],
      [chief],
    ),
  ).toBe(4);
});

test("once the whole bodyguard has fallen, what it had counts for its leaders", () => {
  expect(
    toughness(
      [
        [0, 6],
        [0, 4],
      ],
      [chief],
    ),
  ).toBe(6);
});
