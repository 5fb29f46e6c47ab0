import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importCards, tryAbilities } from "../../src/index.js";

const DUMP = new URL("../../../../../../shared/reference/one-piece/cards.json", import.meta.url);

test.runIf(existsSync(DUMP))(
  "of the dump, where it is, every ability runs and changes something",
  () => {
    const { cards } = importCards(JSON.parse(readFileSync(DUMP, "utf8")) as unknown[]);
    const trials = cards.flatMap(({ facts }) => (facts.abilities.length === 0 ? [] : tryAbilities(facts)));
    expect(trials.filter(({ broken }) => broken !== undefined)).toEqual([]);
    const idle = trials.filter(({ changed }) => !changed);
    expect(idle.length / trials.length, JSON.stringify(idle)).toBeLessThan(0.01);
  },
  1_200_000,
);
