import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WORDS } from "./words.js";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const steps = readdirSync(new URL("../steps/", import.meta.url)).map((file) => read(`steps/${file}`));

/** Where the tests of each kind of word are, and what one looks like there. */
const TESTS: Readonly<Record<string, { readonly text: string; readonly names: (word: string) => RegExp }>> = {
  step: { text: steps.join("\n"), names: (word) => new RegExp(`^test\\("${word} `, "m") },
  condition: { text: read("reading/condition.test.ts"), names: (word) => new RegExp(`\\b${word}: `) },
  filter: { text: read("reading/filter.test.ts"), names: (word) => new RegExp(`\\b${word}: `) },
  amount: { text: read("reading/amount.test.ts"), names: (word) => new RegExp(`of: "${word}"`) },
};

test("every step, condition, filter and amount of the language has a test of its own", () => {
  const without = WORDS.filter((one) => {
    const [kind = "", word = ""] = one.split(" ");
    const { text, names } = TESTS[kind] as (typeof TESTS)[string];
    return !names(word).test(text);
  });
  expect(without).toEqual([]);
});
