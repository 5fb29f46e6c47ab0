import { enumerate, scriptedChance } from "@riposte/kernel/chance";
import { expect, test } from "vitest";
import { AttackDie, DefenseDie, type Die, FACES, faceOf, isAttackDie } from "../../src/dice/dice.js";
import { addResults, BLANK, type Results, SYMBOLS, withoutNegatives } from "../../src/dice/results.js";
import { poolOutcomes, resultsOf, rollPool } from "../../src/dice/roll.js";

const ALL: readonly Die[] = [...AttackDie.options, ...DefenseDie.options];

test("the sums over six faces are those of the rules", () => {
  const sums = Object.fromEntries(ALL.map((die) => [die, shown(addResults(...FACES[die]))]));
  expect(sums).toEqual({
    red: { hit: 13, surge: 1 },
    yellow: { accuracy: 6, hit: 5, surge: 5 },
    green: { accuracy: 10, hit: 8, surge: 3 },
    blue: { accuracy: 19, hit: 7, surge: 2 },
    white: { block: 3, evade: 3, dodge: 1 },
    black: { block: 9, evade: 1 },
  });
});

test("the faces easily got wrong are right", () => {
  expect(shown(faceOf("yellow", 5))).toEqual({ hit: 1, surge: 2 });
  expect(shown(faceOf("black", 0))).toEqual({ block: 1 });
  expect(FACES.white.map(shown)).toEqual([
    {},
    { evade: 1 },
    { block: 1 },
    { block: 1, evade: 1 },
    { block: 1, evade: 1 },
    { dodge: 1 },
  ]);
});

test("attack dice show attack symbols only, defense dice defense symbols only", () => {
  for (const die of ALL) {
    const sum = addResults(...FACES[die]);
    expect(isAttackDie(die) ? sum.block + sum.evade + sum.dodge : sum.accuracy + sum.hit + sum.surge).toBe(0);
    expect(FACES[die]).toHaveLength(6);
  }
});

test("a die has no seventh face", () => {
  expect(() => faceOf("red", 6)).toThrow("A red die has the faces 0 to 5, not 6.");
});

test("a pool is rolled in order, one draw a die", () => {
  const chance = scriptedChance({ dice: [3, 4, 2] });
  const streams = {};
  const rolled = rollPool((distribution) => chance.draw(streams, "dice", distribution), ["blue", "green", "black"]);
  expect(rolled).toEqual([
    { die: "blue", face: 3 },
    { die: "green", face: 4 },
    { die: "black", face: 2 },
  ]);
  // The first worked example of the rules: accuracy 4, three hits, one surge against two blocks.
  expect(shown(resultsOf(rolled))).toEqual({ accuracy: 4, hit: 3, surge: 1, block: 2 });
});

test("leftover negatives do nothing", () => {
  expect(withoutNegatives(addResults({ evade: 1 }, { evade: -2, block: 1 }))).toEqual({ ...BLANK, block: 1 });
});

test("the outcomes of a pool are those of enumerated chance", () => {
  const pool: readonly Die[] = ["red", "yellow", "white"];
  const ways = new Map(poolOutcomes(pool).map((outcome) => [JSON.stringify(outcome.results), outcome.ways]));
  const odds = enumerate((chance) => {
    const streams = {};
    return JSON.stringify(resultsOf(rollPool((distribution) => chance.draw(streams, "dice", distribution), pool)));
  });
  const counted = new Map<string, number>();
  for (const { value } of odds) counted.set(value, (counted.get(value) ?? 0) + 1);
  expect(ways).toEqual(counted);
});

test("the outcomes of six dice are few and add up", () => {
  const outcomes = poolOutcomes(["red", "red", "blue", "green", "yellow", "yellow"]);
  expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** 6);
  expect(outcomes.length).toBeLessThan(2000);
});

function shown(results: Results): Record<string, number> {
  return Object.fromEntries(SYMBOLS.filter((symbol) => results[symbol]).map((symbol) => [symbol, results[symbol]]));
}
