import { expect, test } from "vitest";
import { composeList } from "../../src/entry/run.js";
import { coin } from "../fixtures/coin.js";

const told = (list: unknown): string => {
  try {
    composeList(list as never);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
};

test.each<readonly [unknown, RegExp]>([
  [undefined, /Entry 2 of the list is undefined, and no plugin\. Look at what it is imported from/],
  [null, /Entry 2 of the list is null/],
  [() => coin, /Entry 2 of the list is the function without a name, and no plugin\. Call it/],
  [[coin], /Entry 2 of the list is a list, and no plugin\. Spread it/],
  ["coin", /Entry 2 of the list is string "coin"/],
  [{ default: coin }, /Entry 2 of the list is an object, and no plugin\. Make it with definePlugin/],
  [{ name: "a", version: "1.0.0", behaviour: {}, declared: {} }, /Entry 2 of the list is an object, and no plugin/],
])("an entry of a list that is no plugin is told by its place: %s", (entry, words) => {
  expect(told([coin, entry])).toMatch(words);
});

test("all that are no plugins are told at once, holes too", () => {
  // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested
  expect(told([coin, , 7])).toMatch(/^COMPOSE_INVALID: 2 problems:\n- Entry 2 .*\n- Entry 3 of the list is number 7/);
});

test("what is no list is told", () => {
  expect(told(coin)).toMatch(/Instead of a list of plugins there is an object\. Write \[game\(\), plugin\(\), …\]/);
});
