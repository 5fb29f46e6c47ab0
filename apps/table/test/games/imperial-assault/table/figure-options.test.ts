import { expect, test } from "vitest";
import { waysIn } from "../../../../src/games/imperial-assault/table/figure-options.js";

test("a space that several answers lead to has all of them", () => {
  const options = ["go:a1+a2", "go:a1+b1", "go:c3", "pass"].map((key) => ({ key }));
  expect([...waysIn(options)].map(([space, all]) => [space, all.map(({ key }) => key)])).toEqual([
    ["a1", ["go:a1+a2", "go:a1+b1"]],
    ["c3", ["go:c3"]],
  ]);
});
