import { expect, test } from "vitest";
import { wayTo } from "../../../../src/games/warhammer-40k/table/way-to.js";

const options = ["1.titan", "oath/1.brood", "shoot>1.leapers", "grenade>1.leapers"].map((key) => ({ key }));

test("a unit leads to itself, or to the only answer that is about it", () => {
  expect(["1.titan", "1.brood", "1.leapers"].map((unit) => wayTo(options, unit)?.key)).toEqual([
    "1.titan",
    "oath/1.brood",
    undefined,
  ]);
});
