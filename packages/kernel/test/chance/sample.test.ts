import { expect, test } from "vitest";
import { type Chance, type Distribution, die, pick, type Streams, shuffle } from "../../src/chance/distribution.js";
import { randomSeed } from "../../src/chance/random-seed.js";
import { sampleChance } from "../../src/chance/sample.js";

const draws = (chance: Chance, streams: Streams, stream: string, distribution: Distribution, times: number) =>
  Array.from({ length: times }, () => chance.draw(streams, stream, distribution));

/** Pearson's chi-square of the counts against equal or given weights. */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const of = weights.reduce((sum, weight) => sum + weight, 0);
  return counts.reduce((sum, count, i) => {
    const expected = (total * (weights[i] as number)) / of;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

function counted(values: readonly unknown[], keys: readonly unknown[]): number[] {
  return keys.map((key) => values.filter((value) => value === key).length);
}

test("the same seed gives the same dice for ever: saves rely on it", () => {
  const streams: Streams = {};
  expect(draws(sampleChance("pinned"), streams, "dice", die(6), 12)).toMatchInlineSnapshot(`
    [
      1,
      4,
      6,
      2,
      3,
      5,
      4,
      6,
      4,
      4,
      6,
      3,
    ]
  `);
  expect(sampleChance("pinned").draw(streams, "deck", shuffle(8))).toMatchInlineSnapshot(`
    [
      6,
      7,
      2,
      5,
      0,
      4,
      1,
      3,
    ]
  `);
  expect(streams).toMatchInlineSnapshot(`
    {
      "deck": [
        1155565449,
        -1714511133,
        1135808582,
        -1608369572,
      ],
      "dice": [
        1676108911,
        -300024074,
        604226113,
        -1526453620,
      ],
    }
  `);
});

test("streams do not disturb each other", () => {
  const alone = draws(sampleChance("s"), {}, "dice", die(6), 20);
  const streams: Streams = {};
  const chance = sampleChance("s");
  const mixed = Array.from({ length: 20 }, () => {
    chance.draw(streams, "deck", shuffle(5));
    return chance.draw(streams, "dice", die(6));
  });
  expect(mixed).toEqual(alone);
});

test("streams saved as JSON go on where they were", () => {
  const streams: Streams = {};
  draws(sampleChance("s"), streams, "dice", die(20), 7);
  const saved = JSON.parse(JSON.stringify(streams)) as Streams;
  expect(draws(sampleChance("s"), saved, "dice", die(20), 9)).toEqual(
    draws(sampleChance("s"), streams, "dice", die(20), 9),
  );
});

test("a seed and a stream name cannot be mistaken for another pair", () => {
  expect(draws(sampleChance("ab"), {}, "c", die(100), 5)).not.toEqual(draws(sampleChance("a"), {}, "bc", die(100), 5));
});

// 0.001 quantiles of chi-square: 5 degrees 20.5, 9 degrees 27.9, 23 degrees 49.7, 3 degrees 16.3.
test("every face of a die comes up as often", () => {
  const rolls = draws(sampleChance("fair"), {}, "dice", die(6), 60_000);
  expect(chiSquare(counted(rolls, [1, 2, 3, 4, 5, 6]))).toBeLessThan(20.5);
});

test("successive rolls do not depend on each other", () => {
  const rolls = draws(sampleChance("pairs"), {}, "coin", pick(2), 40_000) as number[];
  const pairs = rolls.filter((_, i) => i % 2 === 0).map((roll, i) => roll * 2 + (rolls[2 * i + 1] as number));
  expect(chiSquare(counted(pairs, [0, 1, 2, 3]))).toBeLessThan(16.3);
});

test("the first roll is fair over neighbouring seeds", () => {
  const firsts = Array.from({ length: 60_000 }, (_, seed) => sampleChance(String(seed)).draw({}, "dice", die(6)));
  expect(chiSquare(counted(firsts, [1, 2, 3, 4, 5, 6]))).toBeLessThan(20.5);
});

test("every order of a shuffle is as likely", () => {
  const orders = draws(sampleChance("orders"), {}, "deck", shuffle(4), 48_000).map(String);
  expect(new Set(orders).size).toBe(24);
  expect(chiSquare(counted(orders, [...new Set(orders)]))).toBeLessThan(49.7);
});

test("a range that is no power of two is not folded, up to the largest", () => {
  const size = 3 * 2 ** 30;
  const thirds = (draws(sampleChance("big"), {}, "d", pick(size), 30_000) as number[]).map((n) =>
    Math.floor((n / size) * 3),
  );
  expect(chiSquare(counted(thirds, [0, 1, 2]))).toBeLessThan(13.8);
});

test("what cannot be drawn is an error that says so", () => {
  expect(() => die(0)).toThrow(/CHANCE_INVALID: a draw is from 1 to 4294967295 possibilities, not 0/);
  expect(() => pick(2.5)).toThrow("CHANCE_INVALID");
  expect(() => shuffle(-1)).toThrow("CHANCE_INVALID");
  const bare = [
    { kind: "uniform", from: 0, size: 0 },
    { kind: "shuffle", size: Number.NaN },
    { kind: "cards" } as unknown as Distribution,
  ] as const;
  for (const distribution of bare) {
    expect(() => sampleChance("s").draw({}, "dice", distribution)).toThrow("CHANCE_INVALID");
  }
});

test("distributions are frozen and shared", () => {
  expect(die(6)).toBe(die(6));
  expect(die(6)).not.toEqual(pick(6));
});

test("a fresh seed is 128 bits of hex and not the last one", () => {
  expect(randomSeed()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomSeed()).not.toBe(randomSeed());
});
