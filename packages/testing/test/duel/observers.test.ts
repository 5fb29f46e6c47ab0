import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { openingGame, openingPosition } from "./opening.js";

const given = { hands: [["lunge"], ["parry"]], decks: [["omen"], []], dice: [1, 1], holds: "auto" } as const;
const begun = () => {
  const { dice, hold } = openingPosition(given);
  return startMatch(openingGame(given), { checks: true, hold, chance: scriptedChance(dice) });
};

test("an observer hears what its seat may know, after the input was taken", () => {
  const match = begun();
  const heard: Record<string, unknown[]> = { own: [], other: [], watcher: [] };
  match.observe("duel:drawn", 0, ({ payload }) => heard.own?.push(payload));
  match.observe("duel:drawn", 1, ({ payload }) => heard.other?.push(payload));
  match.observe("*", null, ({ type }) => heard.watcher?.push([type, match.decision?.question]));
  match.answer(0, []);
  match.answer(1, []);
  expect(heard.own).toEqual([{ seat: 0, cards: ["omen"] }]);
  expect(heard.other).toEqual([{ seat: 0, count: 1 }]);
  expect(heard.watcher).toContainEqual(["duel:turn-opened", "kernel:respond"]);
  expect(heard.watcher?.flat()).not.toContain("kernel:answered");
});

test("an observer that throws starves nobody, cannot touch the match, and is reported", () => {
  const match = begun();
  const heard: unknown[] = [];
  match.observe("duel:drawn", 0, ({ payload }) => {
    (payload as { cards: string[] }).cards.push("negate");
  });
  const stop = match.observe("duel:drawn", 0, ({ payload }) => heard.push(payload));
  match.answer(0, []);
  const twin = begun();
  twin.answer(0, []);
  match.answer(1, []);
  twin.answer(1, []);
  expect(heard).toEqual([{ seat: 0, cards: ["omen"] }]);
  expect(match.observerFailures).toHaveLength(1);
  expect(match.hash()).toBe(twin.hash());
  stop();
});

test("a bot is given the view of the seat it answers for, and no more", () => {
  const match = begun();
  match.answer(0, []);
  expect(match.seen).toMatchObject({ seat: 1, question: "duel:mulligan" });
  expect(match.seen.slice("duel")).toMatchObject({ zones: [{ hand: { count: 1 } }, { hand: ["parry"] }] });
  expect(JSON.stringify(match.seen.slice("duel"))).not.toContain("lunge");
});
