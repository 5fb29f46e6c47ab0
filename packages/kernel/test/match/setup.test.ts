import { expect, test } from "vitest";
import { z } from "zod";
import { compose, simulateMatch, startMatch } from "../../src/entry/run.js";
import { coinGame, coinWith } from "../fixtures/coin.js";
import { sortingGame } from "../fixtures/sorting.js";

const starting = (rules: object, setup?: unknown) => () => startMatch(compose([coinWith(rules)]), { seed: 1, setup });

test("setup options that are not valid are refused with every path", () => {
  const parseSetup = (setup: unknown) => z.strictObject({ decks: z.array(z.string()), size: z.number() }).parse(setup);
  expect(starting({ parseSetup }, { decks: ["a", 2] })).toThrow(
    /^SETUP_INVALID: Setup options of "coin" are not valid: decks\.1: Invalid.*; size: Invalid/,
  );
  expect(starting({}, { decks: 1 })).toThrow(/are not valid: options: Unrecognized key/);
});

test("whatever a game throws at its options is told", () => {
  const throwing = (thrown: unknown) =>
    starting({
      parseSetup: () => {
        throw thrown;
      },
    });
  expect(throwing(new Error("no deck"))).toThrow('SETUP_INVALID: Setup options of "coin" are not valid: no deck');
  expect(throwing("no dice")).toThrow('Setup options of "coin" are not valid: no dice');
});

test("options left out are the game's own defaults", () => {
  const match = starting({ parseSetup: (setup: unknown) => z.object({ size: z.number().default(3) }).parse(setup) })();
  expect(match.setup).toEqual({ size: 3 });
});

test("a rule that fails during setup is told without its own words", () => {
  const failing = (thrown: Error) =>
    starting({
      setup: () => {
        throw thrown;
      },
    });
  expect(failing(new Error("the ace is on top"))).toThrow(/^HANDLER_FAILED: .* failed while the match was set up\.$/);
  const impure = starting({ setup: () => void Math.random() });
  expect(impure).toThrow(/^HANDLER_IMPURE: .* uses Math\.random/);
  expect(() =>
    startMatch(compose([coinWith({ setup: () => void Math.random() })]), { seed: 1, checks: false }),
  ).not.toThrow();
});

test("one seat is asked where it can act, several wherever a pause would tell, unless one says otherwise", () => {
  expect(startMatch(coinGame(), { seed: 1 }).holds).toEqual(["auto"]);
  expect(startMatch(sortingGame(), { seed: 1 }).holds).toEqual(["always", "always"]);
  expect(startMatch(sortingGame(), { seed: 1, hold: "never" }).holds).toEqual(["never", "never"]);
  expect(startMatch(sortingGame(), { seed: 1, hold: ["auto"] }).holds).toEqual(["auto", "always"]);
  expect(
    simulateMatch(sortingGame(), { seed: 1 })
      .mark()
      .policies.map(({ hold }) => hold),
  ).toEqual(["auto", "auto"]);
});

test("a match without a seed has one of its own, and says which", () => {
  const first = startMatch(coinGame());
  expect(first.seed).not.toBe(startMatch(coinGame()).seed);
  first.answer(0, "roll");
  const again = startMatch(coinGame(), { seed: first.seed });
  again.answer(0, "roll");
  expect(again.hash()).toBe(first.hash());
});

test.each<readonly [string, unknown]>([
  ["nothing", undefined],
  ['"0"', "0"],
])("an order that is %s instead of a list of seats is told, in the words of the kernel", (said, order) => {
  expect(() => startMatch(compose([coinWith({ order: () => order as never })]), { seed: 1, checks: true })).toThrow(
    `"coin" (order) gives ${said}, which is no list of seats. Give numbers from 0 to 0`,
  );
});
