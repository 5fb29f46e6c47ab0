import type { LogEntry, LogPart } from "@riposte/hosting";
import { expect, test } from "vitest";
import { linesBehind } from "../../src/match/opened/told-lines.js";

const entry = (step: number, line: string, more: Partial<LogEntry> = {}): LogEntry => ({
  step,
  by: 0,
  line: [{ text: line }],
  folded: [],
  harm: 0,
  isOpen: false,
  ...more,
});
const log = (...entries: readonly LogEntry[]): readonly LogPart[] => [{ title: "Round 1", entries } as never];
const all = { amount: "all", own: 0 } as const;
const important = { amount: "important", own: 0 } as const;

test("each decision is told once, in order", () => {
  const first = linesBehind(log(entry(1, "A"), entry(2, "B")), null, important);
  expect(first.lines).toEqual(["A", "B"]);
  expect(linesBehind(log(entry(1, "A"), entry(2, "B")), first.told, important).lines).toEqual([]);
  expect(linesBehind(log(entry(1, "A"), entry(2, "B"), entry(3, "C")), first.told, important).lines).toEqual(["C"]);
});

test("what is being resolved is told when it has ended, and what lies behind it not before", () => {
  const open = linesBehind(log(entry(1, "attacks", { isOpen: true }), entry(2, "B")), null, important);
  expect(open.lines).toEqual([]);
  expect(linesBehind(log(entry(1, "hits"), entry(2, "B")), open.told, important).lines).toEqual(["hits", "B"]);
});

test("what was taken back and answered otherwise is told anew", () => {
  const { told } = linesBehind(log(entry(1, "A"), entry(2, "B")), null, important);
  const back = linesBehind(log(entry(1, "A")), told, important);
  expect(back.lines).toEqual([]);
  expect(linesBehind(log(entry(1, "A"), entry(2, "C")), back.told, important).lines).toEqual(["C"]);
  expect(linesBehind(log(entry(1, "A"), entry(2, "C")), told, important).lines).toEqual(["C"]);
});

test("all tells what followed by rule too, own only what the player did or what names the player", () => {
  const mine = entry(1, "mine", { folded: [[{ text: "by rule" }]] });
  const theirs = entry(2, "theirs", { by: 1, folded: [[{ text: "hits " }, { text: "You", seat: 0 }]] });
  expect(linesBehind(log(mine, theirs), null, all).lines).toEqual(["mine", "by rule", "theirs", "hits You"]);
  expect(linesBehind(log(mine, theirs), null, important).lines).toEqual(["mine", "theirs"]);
  expect(linesBehind(log(mine, theirs), null, { amount: "own", own: 0 }).lines).toEqual(["mine", "hits You"]);
});
