import { expect, test } from "vitest";
import { lostNumbers } from "../src/printed-numbers.js";

const target = { side: "opponent", zones: ["characters"], filter: { cost: { max: 4 } }, count: { upTo: 1 } };
const line =
  "[DON!! x2] [When Attacking] Give up to 1 of your opponent's Characters with a cost of 4 or less -3000 power.";
const give = (more: object = {}) => ({
  timing: "whenAttacking",
  don: 2,
  steps: [{ type: "op:give", target, power: -3000, ...more }],
});

test("every printed number is in the ability, in the part it is printed with", () => {
  expect(lostNumbers(line, [give()])).toEqual([]);
});

test.each([
  ["a number that is nowhere", give({ power: -2000 }), "3000"],
  ["another sign", give({ power: 3000 }), "-3000 power"],
  [
    "a limit of power for one of cost",
    give({ target: { ...target, filter: { power: { max: 4 } } } }),
    "cost of 4 or less",
  ],
  ["the wrong end of a limit", give({ target: { ...target, filter: { cost: { min: 4 } } } }), "cost of 4 or less"],
  ["so many DON!! for so many targets", { ...give(), don: 1, steps: [{ ...give().steps[0], count: 2 }] }, "[DON!! x2]"],
])("%s is a misreading", (_name, ability, said) => {
  expect(lostNumbers(line, [ability])).toContain(said);
});
