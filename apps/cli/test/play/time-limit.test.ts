import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findGame } from "@riposte/hosting";
import { loadMatch, parseSave, type Save, saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const HOUR = 3_600_000;
const file = join(mkdtempSync(join(tmpdir(), "riposte-time-")), "match.json");
const saved = (): Save => parseSave(JSON.parse(readFileSync(file, "utf8")));

/** The saved match, as if it had been played for so long. */
async function playedFor(played: number): Promise<void> {
  const entry = await findGame("imperial-assault")?.load();
  const composed = entry?.compose();
  if (composed?.ok !== true) throw new Error("The skirmish does not compose.");
  writeFileSync(file, JSON.stringify(saveMatch(loadMatch(composed.game, saved()), { played })));
}

test("a match with a time limit is measured at the keyboard, saved with what it was played, and ends when that is over", async () => {
  const begun = await riposte(["play", "imperial-assault", "--seed", "1", "--minutes", "60"], [`s ${file}`, "q"]);
  expect(begun.out).toContain("Time left in the match: 1:00:00");
  expect(saved().played).toBeLessThan(HOUR);
  await playedFor(HOUR / 2);
  const later = await riposte(["play", "imperial-assault", "--load", file], [`s ${file}`, "q"]);
  expect(later.out).toContain("Time left in the match: 30:00");
  expect(saved().played).toBeGreaterThanOrEqual(HOUR / 2);
  expect(saved().inputs).toEqual([]);
  await playedFor(HOUR);
  const over = await riposte(["play", "imperial-assault", "--load", file], [`s ${file}`, "t", "q"]);
  expect(over.out).toContain("The time is up: the match ends with round 1.");
  expect(saved().inputs).toEqual([{ time: "up" }]);
});

test("a match without one is not measured", async () => {
  const { out } = await riposte(["play", "imperial-assault", "--seed", "1"], [`s ${file}`, "q"]);
  expect(out).not.toContain("Time left");
  expect(saved().played).toBeUndefined();
});
