import { expect, test } from "vitest";
import {
  capital,
  counted,
  didYouMean,
  ended,
  listed,
  listedShort,
  nearest,
  percent,
  sentence,
  titled,
} from "../src/index.js";

test.each([
  [listed([]), ""],
  [listed(["red"]), "red"],
  [listed(["red", "green"]), "red and green"],
  [listed(["a", "b", "c"], "or"), "a, b or c"],
  [listedShort(["Nami", "Brook", "Usopp", "Zoro", "Robin"]), "Nami, Brook, Usopp and 2 more"],
  [counted(1, "card"), "1 card"],
  [counted(0, "candy", "candies"), "0 candies"],
  [percent(0.254), "25 %"],
  [percent(0.254, 2), "25.40 %"],
  [capital("über"), "Über"],
  [ended("It dodges"), "It dodges."],
  [ended("Does it dodge?"), "Does it dodge?"],
  [ended("It dodges."), "It dodges."],
  [sentence("it dodges. you reroll"), "It dodges. You reroll."],
  [titled("oath-of-moment"), "Oath of Moment"],
  [titled("OP01-001"), "OP01-001"],
  [didYouMean("dogde", ["dodge", "rest"]), ' Did you mean "dodge"?'],
  [didYouMean("parry", ["dodge", "rest"]), ""],
])("%o", (said, wanted) => {
  expect(said).toBe(wanted);
});

test("the nearest name is one that may have been meant", () => {
  expect(nearest("Dogde", ["rest", "dodge"])).toBe("dodge");
  expect(nearest("x", ["dodge"])).toBeUndefined();
});
