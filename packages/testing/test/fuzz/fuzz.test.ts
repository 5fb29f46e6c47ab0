import { expect, test } from "vitest";
import { fuzz, fuzzSoundly, playBoth, reachedBy, runScenario } from "../../src/index.js";
import { bluffGame } from "../fixture/bluff.js";
import { coin, coinGame, luck } from "../fixture/coin.js";

test("random play of a sound game finds nothing and counts what it reaches", () => {
  const report = fuzz(coinGame(), { matches: 30, seed: 4, coverage: ["luck:six"] });
  expect(report).toMatchObject({ matches: 30, failures: [], missing: [] });
  expect(report.inputs).toBeGreaterThan(60);
  expect(Object.keys(report.coverage.effects)).toEqual(
    expect.arrayContaining(["coin:gain", "coin:roll", "coin:stop", "kernel:ask", "luck:note"]),
  );
  expect(report.coverage.events["coin:rolled"]).toBe(report.coverage.effects["coin:roll"]);
  expect(report.coverage.questions).toHaveProperty("coin:next");
});

test("windows count when somebody is asked there", () => {
  expect(fuzz(bluffGame(), { matches: 5 }).coverage.windows["bluff:struck"]).toBeGreaterThan(0);
});

test("the same seed plays the same matches", () => {
  const play = () => fuzz(coinGame(), { matches: 10, seed: "again" });
  expect(play()).toEqual(play());
});

test("a broken invariant comes with a seed, an input and a shrunk scenario that shows it again", () => {
  const debt = coin({
    effects: {
      "coin:gain": (slice, { amount }) => {
        slice.points += amount === 5 ? -50 : amount;
      },
    },
  });
  const game = coinGame(debt, luck());
  const [failure] = fuzz(game, { matches: 30 }).failures;
  expect(failure).toMatchObject({ problem: "points are never negative" });
  expect(failure?.input).toBeGreaterThanOrEqual(0);
  const again = runScenario(game, JSON.parse(JSON.stringify(failure?.scenario)));
  expect(again.differences).toMatchObject([{ path: "invariant", actual: "points are never negative" }]);
  expect(again.differences[0]?.step).toBe((failure?.scenario.steps?.length ?? 0) - 1);
});

test("shrinking leaves out inputs that the failure does not need", () => {
  const game = coinGame(coin(), luck());
  const tired = {
    ...game,
    invariants: ({ slices }: { slices: unknown }) =>
      (slices as { coin: { rolls: number[] } }).coin.rolls.length > 1 ? ["nobody rolls twice"] : [],
  };
  const bot = () => ({ name: "roller", answer: () => "roll" });
  const [failure] = fuzz(tired, { matches: 10, bot }).failures;
  expect(failure?.scenario.steps).toHaveLength(2);
});

test("an exception in a handler or in setup is a failure, and other matches go on", () => {
  const failing = coin({
    effects: {
      "coin:gain": (_slice, { amount }) => {
        if (amount === 4) throw new Error("four");
      },
    },
  });
  const report = fuzz(coinGame(failing, luck()), { matches: 20, maxInputs: 10 });
  expect(report.failures.length).toBeGreaterThan(0);
  expect(report.failures.length).toBeLessThan(20);
  expect(report.failures[0]?.problem).toMatch(/four/);
  expect(runScenario(coinGame(failing, luck()), report.failures[0]?.scenario).ok).toBe(false);
  expect(fuzz(coinGame(), { matches: 1, setup: { secret: "x" } }).failures).toMatchObject([{ input: -1 }]);
});

test("an ability nobody reaches is missing, and fails a sound run", () => {
  const options = { matches: 3, coverage: ["luck:six", "luck:seven"] };
  expect(fuzz(coinGame(), options).missing).toEqual(["luck:seven"]);
  expect(() => fuzzSoundly(coinGame(), options)).toThrow("never reached: luck:seven");
  expect(reachedBy({ a: 2, b: 0 }, ["a", "b"])).toEqual({ reached: ["a"], missing: ["b"] });
});

test("matches still running after enough inputs are counted as unfinished", () => {
  expect(fuzz(bluffGame(), { matches: 2, maxInputs: 1 }).unfinished).toBe(2);
});

test("a random match gives equal logs under both executors", () => {
  for (let seed = 0; seed < 10; seed++) {
    expect(playBoth(coinGame(), { seed }).differences).toEqual([]);
    expect(playBoth(bluffGame(), { seed })).toMatchObject({ differences: [] });
  }
});
