import type { Answer } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { waryBot } from "../../src/index.js";
import { type At, context, game, group, setupAt } from "../position.js";

/** What it answers at a position. */
function answerAt(options: At): Answer {
  const match = startMatch(game, { seed: 1, setup: setupAt(options), hold: "auto" } as never);
  return waryBot(context).answer(match.seen);
}

/** A trooper in the corner of the upper yard, and somebody with a club some way off. */
const trooper = (activating: object, more: Partial<At> = {}): At => ({
  mission: "b",
  activating: { figure: "trooper", actions: 2, ...activating },
  rebels: [group("rebel-trooper", { trooper: "d1" })],
  imperials: [group("royal-guard-elite", { guard: "f1" })],
  ...more,
});

test("it strikes before it steps back", () => {
  expect(answerAt(trooper({}))).toBe("attack:guard:f1");
});

test("having struck it steps back out of reach", () => {
  const answer = answerAt({
    activating: { figure: "trooper", actions: 0, points: 1, hasAttacked: true },
    rebels: [group("rebel-trooper", { trooper: "c1" })],
    imperials: [group("riot-trooper", { rioter: "h1" })],
  });
  expect(answer).toMatch(/^go:b[12]$/);
});

test("for points of the mission it stays where it may be struck", () => {
  const holding: At = {
    activating: { figure: "trooper", actions: 1, hasAttacked: true },
    rebels: [group("rebel-trooper", { trooper: "d3" })],
    imperials: [group("stormtrooper", { far: "h8" })],
  };
  expect(answerAt(holding)).toMatch(/^(pass|go:[de][34])$/);
});

test("it knows only its own side: another hand and deck of the opponent change no answer", () => {
  const answers = (hand: string[], deck: string[]) => answerAt(trooper({}, { sides: [{}, { hand, deck }] }));
  expect(answers(["blitz"], ["focus"])).toBe(answers(["parry"], ["deadeye"]));
});
