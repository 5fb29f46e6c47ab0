import { expect, test } from "vitest";
import { disagreement } from "../../src/abilities/check-reading.js";

const text = "Each time this model makes a melee attack that targets a MONSTER unit, add 1 to the Wound roll.";
const right = "attacking, this model: +1 to wound rolls, if the attack is melee, and the target is MONSTER";

test("a reading that says what the text says agrees with it", () => {
  expect(disagreement(text, [right])).toBeUndefined();
});

test.each([
  ["another roll", right.replace("wound", "hit"), "hit roll"],
  ["another sign", right.replace("+1", "-1"), "direction"],
  ["another number", right.replace("+1", "+2"), "direction"],
  ["another kind of attack", right.replace("melee", "ranged"), "melee"],
  ["a condition too few", right.replace(", and the target is MONSTER", ""), "keyword MONSTER"],
  ["a condition too many", `${right}, and the target is below half strength`, "half strength"],
])("%s is found", (_name, told, what) => {
  expect(disagreement(text, [told])).toContain(what);
});
