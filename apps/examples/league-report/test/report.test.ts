import { expect, test } from "vitest";
import { type MatchReport, standings, toMarkdown } from "../src/report.js";

const played = (
  players: readonly [string, string],
  vp: readonly [number, number],
  winner: string | null,
): MatchReport => ({
  players,
  vp,
  winner,
  by: winner === null ? null : "points",
  map: "training-yard",
  rounds: 4,
  figures: [{ name: "Luke Skywalker", seat: 0, attacks: 3, hits: 2, dealt: 7, suffered: 10, defeated: 1, fell: true }],
  uses: { Focus: 2, Parry: 1 },
  story: [{ round: 1, lines: ["Luke Skywalker: 4 spaces"] }],
});

test("wins count first, then the difference of victory points; a match that is not over does not count", () => {
  const table = standings([
    played(["Ann", "Bob"], [40, 10], "Ann"),
    played(["Bob", "Cleo"], [40, 38], "Bob"),
    played(["Cleo", "Ann"], [40, 30], "Cleo"),
    played(["Bob", "Ann"], [39, 0], null),
  ]);
  expect(table.map(({ player, played: n, won }) => [player, n, won])).toEqual([
    ["Ann", 2, 1],
    ["Cleo", 2, 1],
    ["Bob", 2, 1],
  ]);
  expect(table[0]).toMatchObject({ scored: 70, conceded: 50 });
});

test("Markdown has the table, the figures, what was used, and the story", () => {
  const text = toMarkdown([played(["Ann", "Bob"], [40, 12], "Ann")]);
  expect(text).toContain("| 1 | Ann | 1 | 1 | 40 | 12 |");
  expect(text).toContain("## Ann – Bob 40:12");
  expect(text).toContain("| Luke Skywalker † | Ann | 2/3 | 7 | 10 | 1 |");
  expect(text).toContain("Used: Focus ×2, Parry.");
  expect(text).toContain("### Round 1\n- Luke Skywalker: 4 spaces");
});
