import { expect, test } from "vitest";
import { does } from "./does.js";

const bound = { friend: "one" };

test("do:act lets a figure perform an action now, of the kinds it names", () => {
  const any = does([{ type: "do:act", who: "friend" }], { bound }).asked;
  expect(any.keys).toEqual(expect.arrayContaining(["go:c2", "attack:luke:e2"]));
  const moving = does([{ type: "do:act", who: "friend", only: ["move"] }], { bound }).asked;
  expect(moving.keys).toContain("go:c2");
  expect(moving.keys).not.toContain("attack:luke:e2");
});

test("do:lose-ability takes printed abilities away for good", () => {
  const { lasting } = does([{ type: "do:lose-ability", abilities: ["brutality"] }]);
  expect(lasting("do:lost")).toEqual([{ figure: "vader", abilities: ["brutality"] }]);
});

test("do:resolve is a moment for cards that name the ability", () => {
  const resolved = does([{ type: "do:damage", to: "friend", amount: 1 }], {
    bound,
    cause: [{ type: "do:resolve", with: ["friend"] }],
    at: "ability:resolved",
  });
  expect(resolved.table.figures.one?.damage).toBe(1);
});
