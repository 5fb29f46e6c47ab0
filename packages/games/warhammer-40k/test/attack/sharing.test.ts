import { expect, test } from "vitest";
import { sharesOf } from "../../src/attack/sharing.js";

test("attacks are parted so that as few weapons as possible attack several units", () => {
  expect(sharesOf(4, [8, 4])).toEqual([{ count: 2 }, { count: 1 }]);
  expect(sharesOf(4, [6, 6])).toEqual([
    { count: 1, partly: { attacks: 2, weapons: 0 } },
    { count: 1, partly: { attacks: 2, weapons: 1 } },
  ]);
  // two weapons are split: 3 and 1, then 2 and 2
  expect(sharesOf(4, [7, 7, 2])).toEqual([
    { count: 1, partly: { attacks: 3, weapons: 0 } },
    { count: 1, partly: { attacks: 3, weapons: 1 } },
    { count: 0, partly: { attacks: 2, weapons: 1 } },
  ]);
});
