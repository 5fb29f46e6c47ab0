import { randomBot, startMatch, type TraceEntry, traced } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { game } from "./wager/base.js";

test("a traced match tells whose doing everything was", () => {
  const told: TraceEntry[] = [];
  const watched = traced(game, (entry) => told.push(entry));
  const match = startMatch(watched.game, { seed: 1, hold: "auto", executor: watched.executor });
  const bot = randomBot(1);
  for (let played = 0; match.decision !== null && played < 150; played++)
    match.answer(match.decision.seat, bot.answer(match.seen));
  const kinds = new Set(told.flatMap((entry) => ("plugin" in entry && entry.plugin === "wager" ? [entry.kind] : [])));
  expect([...kinds].sort()).toEqual(["answered", "applied", "offered", "published"]);
  expect(told.some(({ kind }) => kind === "moved")).toBe(true);
});
