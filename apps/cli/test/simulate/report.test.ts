import { wilson } from "@riposte/hosting/league";
import { expect, test } from "vitest";
import { type Played, seedOf } from "../../src/simulate/play-games.js";
import { batchesOf } from "../../src/simulate/pool.js";
import { reportLines, reportOf } from "../../src/simulate/report.js";
import { botAt } from "../../src/simulate/seating.js";
import { progressLine } from "../../src/terminal/progress-bar.js";

const what = { game: "duel", bot: "random", hold: "auto", setup: {}, seed: "1" } as const;
const both = { unplayed: [], seats: 2, bots: ["random", "random"], abilities: {}, opened: [], held: [], passOnly: 0 };

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
    { ...both, winners: [0], inputs: 10, report: { turns: 3 } },
    { ...both, winners: [1], inputs: 20, report: { turns: 4 } },
    { ...both, winners: [0, 1], inputs: 30, report: { turns: 5 } },
    { ...both, winners: null, inputs: 5000, report: {} },
  ]);
  expect(report).toMatchObject({ games: 4, unfinished: 1 });
  expect(report.seats.map(({ wins, winRate }) => [wins, winRate])).toEqual([
    [2, 0.5],
    [2, 0.5],
  ]);
  expect(report.numbers.turns).toEqual({ mean: 4, min: 3, max: 5, games: 3 });
  expect(reportLines(report).join("\n")).toMatch(/won by the first player +2 = .*\n +won by the second player +2 = /);
});

test("questions with one answer are counted over all games", () => {
  const games = [4, 1].map((passOnly) => ({ ...both, winners: [0], inputs: 10, passOnly, report: {} }));
  const report = reportOf(what, games);
  expect(report.prompts).toEqual({ asked: 20, passOnly: 5, share: 0.25 });
  expect(reportLines(report).join("\n")).toContain("20, of which 5 had one answer (25.0 %)");
});

test("bots that change seats are counted by name, whichever seat they had", () => {
  const played = [
    { ...both, bots: ["greedy", "random"], winners: [0], inputs: 1, report: {} },
    { ...both, bots: ["random", "greedy"], winners: [1], inputs: 1, report: {} },
    { ...both, bots: ["greedy", "random"], winners: [1], inputs: 1, report: {} },
  ];
  const wins = reportOf(what, played).bots?.map(({ bot, games, wins }) => [bot, games, wins]);
  expect(wins).toEqual([
    ["greedy", 3, 2],
    ["random", 3, 1],
  ]);
  expect(reportOf(what, [{ ...both, winners: [0], inputs: 1, report: {} }])).not.toHaveProperty("bots");
});

test("bots given with --against change seats from game to game, others stay", () => {
  const seats = (alternates: boolean) =>
    [0, 1].map((game) => [0, 1].map((seat) => botAt({ bots: ["greedy", "random"], alternates }, seat, game)));
  expect(seats(true)).toEqual([
    ["greedy", "random"],
    ["random", "greedy"],
  ]);
  expect(seats(false)).toEqual([
    ["greedy", "random"],
    ["greedy", "random"],
  ]);
});

test("abilities that answers used are counted, and those never used are named, and in how many games each was offered", () => {
  const played: Played[] = [
    { ...both, winners: [0], inputs: 1, report: {}, abilities: { pierce: 2 }, opened: ["pierce", "cleave"] },
    { ...both, winners: [0], inputs: 1, report: {}, abilities: { blast: 1, pierce: 1 } },
  ];
  const covered = { abilities: () => ["pierce", "cleave", "blast"], usedBy: (answer: string) => answer };
  const { coverage } = reportOf(what, played, covered);
  expect(coverage).toEqual({
    used: { blast: 1, pierce: 3 },
    unused: ["cleave"],
    opened: { cleave: 1, pierce: 1 },
  });
  const kindOf = (ability: string) => (ability === "pierce" ? "surges" : "keywords");
  expect(reportOf(what, played, { ...covered, kindOf }).coverage?.kinds).toEqual({
    keywords: { used: 1, of: 2 },
    surges: { used: 1, of: 1 },
  });
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
