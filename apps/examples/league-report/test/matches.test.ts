import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { greedyBot } from "@riposte/imperial-assault";
import { saveMatch, startMatch } from "@riposte/kernel/run";
import { surgeKnowledge } from "@riposte/surge";
import { afterAll, expect, test } from "vitest";
import { context, tournament } from "../src/composition.js";
import { main } from "../src/main.js";
import { reportBots, reportRoundRobin, reportSave } from "../src/matches.js";
import type { MatchReport } from "../src/report.js";

const ARMIES = ["rebel-strike-force", "imperial-garrison"] as const;
const folder = mkdtempSync(join(tmpdir(), "riposte-league-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let report: MatchReport;

test("bots play everybody against everybody on both sides, each match to its end", () => {
  const reports = reportRoundRobin(ARMIES, "1");
  expect(reports.map(({ players }) => players)).toEqual([[...ARMIES], [...ARMIES].reverse()]);
  for (const { winner } of reports) expect(ARMIES).toContain(winner);
  report = reports[0] as MatchReport;
});

test("what was counted agrees with how the match ended", () => {
  const fallen = report.figures.filter(({ fell }) => fell);
  const told = report.story.flatMap(({ lines }) => lines).join("\n");
  expect(fallen.length).toBeGreaterThan(0);
  expect(fallen.filter(({ name }) => !told.includes(`${name} falls, `))).toEqual([]);
  const sum = (read: (figure: MatchReport["figures"][number]) => number) =>
    report.figures.reduce((total, figure) => total + read(figure), 0);
  expect(sum(({ hits }) => hits)).toBeLessThanOrEqual(sum(({ attacks }) => attacks));
  expect(sum(({ dealt }) => dealt)).toBeLessThanOrEqual(sum(({ suffered }) => suffered));
  expect(report.story.map(({ round }) => round)).toEqual(Array.from({ length: report.rounds }, (_, at) => at + 1));
});

test("a spectator's story names no card of a hand", () => {
  expect(JSON.stringify(report)).not.toContain('"hand"');
  expect(report.story.flatMap(({ lines }) => lines).filter((line) => /draws/.test(line))).toEqual([]);
});

test("a save is reported as it counts: what was undone is not told", () => {
  const match = startMatch(tournament(), {
    seed: "save",
    hold: "auto",
    setup: { armies: [...ARMIES] as [string, string] },
  });
  const bot = greedyBot(context, surgeKnowledge);
  for (let n = 0; n < 60 && match.decision !== null; n++) match.answer(match.decision.seat, bot.answer(match.seen));
  const straight = write("straight.json", saveMatch(match));
  const seat = match.decision?.seat ?? 0;
  const consent = [0, 1].filter((other) => other !== seat);
  expect(match.undo({ by: seat, to: match.line.length - 1, consent }).ok).toBe(true);
  expect(match.redo({ by: seat, consent }).ok).toBe(true);
  const undone = write("undone.json", saveMatch(match));
  const told = reportSave(straight, ["Ann", "Bob"]);
  expect(reportSave(undone, ["Ann", "Bob"])).toEqual(told);
  expect(told).toMatchObject({ winner: null, players: ["Ann", "Bob"] });
  const printed: string[] = [];
  expect(main([`${straight}=Ann,Bob`, "--format", "json"], (line) => printed.push(line))).toBe(0);
  expect(JSON.parse(printed.join())).toEqual({ standings: [], matches: [told] });
});

test("an army nobody has and a file that is no save are mistakes with the name in them", () => {
  expect(() => reportBots(["rebel-strike-force", "ewoks"], "1")).toThrow('There is no army "ewoks"');
  expect(() => reportSave(write("half.json", { format: "riposte-save/1" }), ["Ann", "Bob"])).toThrow("half.json");
  expect(() => reportSave(join(folder, "none.json"), ["Ann", "Bob"])).toThrow("none.json");
});

function write(name: string, content: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
}
