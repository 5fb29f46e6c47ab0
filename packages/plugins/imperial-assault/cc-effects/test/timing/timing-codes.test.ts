import { TimingCode } from "@riposte/imperial-assault";
import { scenario } from "@riposte/testing";
import { describe, expect, test } from "vitest";
import { TIMINGS } from "../../src/index.js";
import { game } from "../position.js";
import { CASES } from "./cases.js";
import { MEANINGS } from "./meanings.js";
import { type MomentSeen, positionOf, walk } from "./walk.js";

/** Why a card cannot be played at another moment. */
const ELSEWHERE = [
  "cc:not-now",
  "cc:nobody",
  "cc:condition",
  "cc:no-action",
  "cc:no-effect",
  "cc:no-window",
  "cc:not-asked",
];

test("every timing code of the facts has a case", () => {
  expect(new Set(CASES.map(({ code }) => code))).toEqual(new Set(TimingCode.options));
  expect(TimingCode.options).toHaveLength(36);
});

describe.each(CASES.map((one) => [MEANINGS[one.code], one.card, one] as const))(
  "a card played %s (%s)",
  (_when, card, one) => {
    const { code, holder = 0, windows } = one;
    const moments = walk(one);
    const open = moments.filter(({ playable }) => playable.ok);
    const first = moments.findIndex(({ playable }) => playable.ok);
    const last = moments.findLastIndex(({ playable }) => playable.ok);

    test(`can be played at ${windows.join(" and ")}, and nowhere else`, () => {
      expect([...new Set(open.map(({ context }) => context.window))].sort()).toEqual([...windows].sort());
      for (const { context, hand } of open) {
        expect(context.isAsked).toBe(true);
        if (TIMINGS[code].windows.includes(context.window ?? "")) expect(context.timings).toContain(code);
        expect(hand.cards).toContain(card);
      }
    });

    test("cannot be played just before or just after, and says why", () => {
      for (const moment of [moments[first - 1], moments[last + 1]]) {
        const { playable, hand } = moment as MomentSeen;
        expect(ELSEWHERE).toContain(playable.ok ? "" : playable.reason.id);
        expect(hand.cards).not.toContain(card);
        if (hand.cards.length === 0) expect(hand.none).toBeDefined();
      }
    });

    test("leaves the hand when it is played there", () => {
      const { line, playable } = open[0] as MomentSeen;
      const key = playable.ok ? (playable.keys[0] as string) : "";
      const { differences } = scenario((one.game ?? game) as never, positionOf(one) as never)
        .steps(line.flatMap((move) => ("answer" in move ? [{ choose: move.answer, seat: move.seat }] : [])))
        .seat(holder)
        .offers([key])
        .choose(key)
        .event("cc:played", { seat: holder, card })
        .waits()
        .run();
      expect(differences).toEqual([]);
    });
  },
);
