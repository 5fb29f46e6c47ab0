import { expect, test } from "vitest";
import { changes, incomparable } from "../src/against.js";
import type { Results, Row } from "../src/results.js";
import { pairedRatios, spreadOf } from "../src/spread.js";

const row = (what: string, values: readonly number[], better: Row["better"] = "more"): Row => ({
  what,
  unit: "/s",
  better,
  ...spreadOf(values),
});
const run = (rows: readonly Row[], isQuiet = true): Results => ({
  commit: "abc",
  node: "v20",
  quiet: { isQuiet, unrest: 1, share: 1, load: 0 },
  rows,
});

test("a pair of laps that a neighbour slowed alike has the ratio of one that nobody slowed", () => {
  expect(pairedRatios([200, 100, 50], [100, 50, 25])).toEqual({ median: 2, low: 2, high: 2, laps: 3 });
});

test("only what lies outside the middle laps of both runs is a change, and which way is good is the row's affair", () => {
  const before = run([
    row("noisy", [80, 90, 100, 110]),
    row("fast", [100, 101, 102, 103]),
    row("slow", [10, 10, 10], "less"),
    row("tiny", [100, 100, 100]),
  ]);
  const now = run([
    row("noisy", [85, 95, 105, 115]),
    row("fast", [200, 201, 202, 203]),
    row("slow", [20, 20, 20], "less"),
    row("tiny", [101, 101, 101]),
  ]);
  expect(changes(before, now).map(({ what, verdict }) => [what, verdict])).toEqual([
    ["fast", "better, × 1.98"],
    ["slow", "WORSE, × 2.00"],
  ]);
});

test("of a machine that was not quiet only ratios of paired laps are believed", () => {
  const rows = (factor: number) => [
    row("fast", [100 * factor, 101 * factor, 102 * factor]),
    { ...row("ratio", [2 * factor, 2.01 * factor, 2.02 * factor]), unit: "×" },
  ];
  expect(changes(run(rows(1), false), run(rows(2))).map(({ what }) => what)).toEqual(["ratio"]);
  expect(changes(run(rows(1)), run(rows(2))).map(({ what }) => what)).toEqual(["fast", "ratio"]);
});

test("one lap says nothing of its noise, so it must differ by much", () => {
  const of = (value: number) => run([row("once", [value])]);
  expect(changes(of(100), of(115))).toEqual([]);
  expect(changes(of(100), of(150))).toHaveLength(1);
});

test("rows that only one run has are named, not compared", () => {
  expect(incomparable(run([row("gone", [1])]), run([row("new", [1])]))).toEqual(["new", "gone"]);
});
