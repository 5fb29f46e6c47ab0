import { expect, test } from "vitest";
import { die, pick, type Streams, shuffle } from "../../src/chance/distribution.js";
import { enumerate, merge, type Odds } from "../../src/chance/enumerate.js";
import { sampleChance } from "../../src/chance/sample.js";
import { scriptedChance } from "../../src/chance/script.js";

const identity = <T>(value: T): T => value;
const text = (odds: readonly Odds<unknown>[]) => odds.map(({ weight, of, value }) => `${value}: ${weight}/${of}`);

function sum(odds: readonly Odds<unknown>[]): string {
  return text(merge(odds, () => "all").map((total) => ({ ...total, value: "all" }))).join();
}

test("two dice have their sums with exact odds", () => {
  const sums = enumerate((chance) => chance.draw({}, "d", die(6)) + chance.draw({}, "d", die(6)));
  expect(sums).toHaveLength(36);
  expect(text(merge(sums, identity))).toEqual([
    "2: 1/36",
    "3: 1/18",
    "4: 1/12",
    "5: 1/9",
    "6: 5/36",
    "7: 1/6",
    "8: 5/36",
    "9: 1/9",
    "10: 1/12",
    "11: 1/18",
    "12: 1/36",
  ]);
});

test("paths may be of unlike length and still sum to one", () => {
  const rerolls = enumerate((chance) => {
    const first = chance.draw({}, "d", die(6));
    return first === 1 ? `again ${chance.draw({}, "d", pick(3))}` : "kept";
  });
  expect(text(merge(rerolls, identity))).toEqual(["again 0: 1/18", "again 1: 1/18", "again 2: 1/18", "kept: 5/6"]);
  expect(sum(rerolls)).toBe("all: 1/1");
});

test("a shuffle walks every order once", () => {
  const orders = enumerate((chance) => chance.draw({}, "deck", shuffle(5)).join(""));
  expect(new Set(orders.map(({ value }) => value)).size).toBe(120);
  expect(orders[0]).toEqual({ weight: 1n, of: 120n, value: "01234" });
  expect(orders.at(-1)?.value).toBe("43210");
});

test("rules without chance have one outcome", () => {
  expect(text(enumerate(() => "sure"))).toEqual(["sure: 1/1"]);
});

test("exact odds agree with a hundred thousand samples of the same rules", () => {
  const rules = (chance: Parameters<Parameters<typeof enumerate>[0]>[0], streams: Streams) => {
    const hits = chance.draw(streams, "d", die(6)) >= 4 ? 2 : 1;
    return hits * chance.draw(streams, "w", pick(4));
  };
  const exact = merge(
    enumerate((chance) => rules(chance, {})),
    identity,
  );
  const streams: Streams = {};
  const chance = sampleChance("agree");
  const samples = Array.from({ length: 100_000 }, () => rules(chance, streams));
  for (const { weight, of, value } of exact) {
    const share = samples.filter((sample) => sample === value).length / samples.length;
    expect(Math.abs(share - Number(weight) / Number(of))).toBeLessThan(0.006);
  }
});

test("scripted streams can be fixed while the rest is walked", () => {
  const odds = enumerate((chance) => {
    const half = scriptedChance({ deck: [[1, 0]] }, chance);
    const streams: Streams = {};
    return `${half.draw(streams, "deck", shuffle(2))[0]}${half.draw(streams, "coin", pick(2))}`;
  });
  expect(text(odds)).toEqual(["10: 1/2", "11: 1/2"]);
});

test("a shuffle too large to walk says to script it", () => {
  expect(() => enumerate((chance) => chance.draw({}, "deck", shuffle(9)))).toThrow(
    /CHANCE_INVALID: stream "deck" shuffles 9.*Script this shuffle/,
  );
});

test("too many paths stop at the bound", () => {
  const threeDice = () => enumerate((chance) => [1, 2, 3].map(() => chance.draw({}, "d", die(6))), 100);
  expect(threeDice).toThrow("CHANCE_INVALID: there are more than 100 paths to enumerate.");
  expect(() => enumerate((chance) => chance.draw({}, "d", pick(2 ** 31)))).toThrow("more than 1000000 paths");
});

test("rules that are not the same the second time are found out", () => {
  let runs = 0;
  expect(() => enumerate((chance) => chance.draw({}, "d", die(++runs + 1)))).toThrow(
    "Start every run from the same state",
  );
  let again = true;
  const forgetful = () =>
    enumerate((chance) => {
      const asks = again;
      again = false;
      return asks ? chance.draw({}, "d", die(2)) : 0;
    });
  expect(forgetful).toThrow("is not made");
});
