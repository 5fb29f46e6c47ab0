import { expect, test } from "vitest";
import { titleOf } from "../../src/analysis/index.js";

const title = (winners: readonly number[] | null, choices: number, luck: number) =>
  titleOf({
    title: winners === null ? "The match goes on." : "You won.",
    winners,
    sources: [{ start: 0.5, choices: [choices, 0], errors: [0, 0], luck: [0, luck], end: 0.5 + choices + luck }],
  });

test("a title says how it ended, and whether play or luck decided it", () => {
  expect(title([0], 0.4, 0.1)).toBe("You won, and play decided it");
  expect(title([0], 0.1, 0.4)).toBe("You won, and luck decided it");
  expect(title([0], -0.1, 0.4)).toBe("You won, and luck decided it");
  expect(title([1], -0.4, -0.1)).toBe("You won, and play decided it");
});

test("what ends as it began was to be expected, and what goes on is not decided", () => {
  expect(title([0], 0.3, -0.28)).toBe("You won, as was to be expected");
  expect(title(null, 0.3, 0)).toBe("The match goes on");
});
