import { expect, test } from "vitest";
import { startMatch } from "../../src/entry/run.js";
import { coinGame } from "../fixtures/coin.js";

test("observers hear after commit, with frozen payloads; one that throws does not starve the rest", () => {
  const match = startMatch(coinGame(), { seed: 3 });
  const heard: unknown[] = [];
  match.observe("coin:rolled", 0, () => {
    throw new Error("a broken screen");
  });
  match.observe("coin:rolled", 0, ({ payload }) => heard.push([payload, match.line.length]));
  match.answer(0, "roll");
  expect(heard).toEqual([[{ face: match.slices.coin.rolls[0] }, 1]]);
  expect(Object.isFrozen((heard[0] as unknown[])[0])).toBe(true);
  expect(match.observerFailures).toHaveLength(1);
});

test("an observer that stops listening hears nothing more", () => {
  const match = startMatch(coinGame(), { seed: 3 });
  const heard: string[] = [];
  const stop = match.observe("*", null, ({ type }) => heard.push(type));
  match.answer(0, "roll");
  const count = heard.length;
  stop();
  match.answer(0, "roll");
  expect(count).toBeGreaterThan(0);
  expect(heard).toHaveLength(count);
});
