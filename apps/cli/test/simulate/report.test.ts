import { expect, test } from "vitest";
import { seedOf } from "../../src/simulate/play-games.js";
import { batchesOf } from "../../src/simulate/pool.js";
import { reportOf } from "../../src/simulate/report.js";
import { wilson } from "../../src/simulate/wilson.js";
import { progressLine } from "../../src/terminal/progress-bar.js";

const what = { game: "duel", bot: "random", setup: {}, seed: "1" };

test("a whole seed counts up, any other text is numbered", () => {
  expect([0, 1, 199].map((index) => seedOf("1", index))).toEqual(["1", "2", "200"]);
  expect([0, 1].map((index) => seedOf("night", index))).toEqual(["night:0", "night:1"]);
});

test("batches cover every game once", () => {
  for (const [games, workers] of [
    [1, 8],
    [7, 2],
    [2000, 2],
    [99, 3],
  ] as const) {
    const covered = batchesOf(games, workers).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    expect(covered).toEqual(Array.from({ length: games }, (_, at) => at));
  }
});

test("wins are counted per seat, and an unfinished game is won by nobody", () => {
  const report = reportOf(what, [
    { seats: 2, winners: [0], inputs: 10, report: { turns: 3 } },
    { seats: 2, winners: [1], inputs: 20, report: { turns: 4 } },
    { seats: 2, winners: [0, 1], inputs: 30, report: { turns: 5 } },
    { seats: 2, winners: null, inputs: 5000, report: {} },
  ]);
  expect(report).toMatchObject({ games: 4, unfinished: 1 });
  expect(report.seats.map(({ wins, winRate }) => [wins, winRate])).toEqual([
    [2, 0.5],
    [2, 0.5],
  ]);
  expect(report.numbers.turns).toEqual({ mean: 4, min: 3, max: 5, games: 3 });
});

test("the interval is Wilson's: 44 of 100 lie between 34.7 and 53.8 percent", () => {
  const { low, high } = wilson(44, 100);
  expect(low).toBeCloseTo(0.3467, 4);
  expect(high).toBeCloseTo(0.5377, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(10, 10).high).toBe(1);
});

test("the progress bar is empty at first and full at the end", () => {
  expect(progressLine(0, 10, 0)).toMatch(/^░{30} 0 % · 0\/10 games$/);
  expect(progressLine(10, 10, 5)).toMatch(/^█{30} 100 % · 10\/10 games/);
});
