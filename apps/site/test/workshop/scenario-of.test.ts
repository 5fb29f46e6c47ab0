import { expect, test } from "vitest";
import type { ShownStep } from "../../src/workshop/messages.js";
import { scenarioOf } from "../../src/workshop/scenario-of.js";

const shown = (answer: unknown, ...changed: ShownStep["changed"]): ShownStep => ({
  seat: 0,
  answer,
  words: "",
  events: [],
  changed,
  isBot: false,
  offered: [],
});

const expected = (...steps: readonly ShownStep[]) =>
  scenarioOf("duel", "It does", {}, "1", steps).steps.find((step) => "expect" in step);

test("what is expected at the end is the last plain value of everything that changed", () => {
  expect(
    expected(shown("a", { path: ["duel", "life"], after: 3 }), shown("b", { path: ["duel", "life"], after: 2 })),
  ).toEqual({ expect: { duel: { life: 2 } } });
});

test("what was plain and is so no more, or is gone, is not expected", () => {
  const begun = shown("a", { path: ["duel", "battle"], after: null }, { path: ["duel", "became", "7"], after: 9 });
  expect(
    expected(
      begun,
      shown(
        "b",
        { path: ["duel", "battle"], after: { attacker: 1 } },
        { path: ["duel", "became", "7"], after: undefined },
      ),
    ),
  ).toBeUndefined();
  expect(expected(begun, shown("b", { path: ["duel", "became"], after: {} }))).toEqual({
    expect: { duel: { battle: null } },
  });
});
