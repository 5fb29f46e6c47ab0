import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importCards, tryAbilities } from "../../src/index.js";

const DUMP = new URL("../../../../../../shared/reference/one-piece/cards.json", import.meta.url);

test.runIf(existsSync(DUMP))(
  "of the dump, where it is, every ability runs, changes something and shows no other numbers than its own",
  () => {
    const { cards } = importCards(JSON.parse(readFileSync(DUMP, "utf8")) as unknown[]);
    const trials = cards.flatMap(({ facts }) => (facts.abilities.length === 0 ? [] : tryAbilities(facts)));
    const failed = trials.filter(({ changed, wrong, broken }) => !changed || wrong.length > 0 || broken !== undefined);
    expect(failed).toEqual([]);
    const silent = trials.filter(({ isNumbered, numbers }) => isNumbered && numbers === 0);
    expect(silent.length / trials.length, JSON.stringify(silent)).toBeLessThan(0.01);
  },
  1_200_000,
);
