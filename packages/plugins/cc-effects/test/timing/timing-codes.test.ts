import { TimingCode } from "@riposte/imperial-assault";
import { scenario } from "@riposte/testing";
import { describe, expect, test } from "vitest";
import { TIMINGS } from "../../src/index.js";
import { SEED_TIMINGS, type SeedTiming } from "../../src/timing/seed-timings.js";
import { game, gameOf } from "../position.js";
import { CASES, MEANINGS, type TimingCase } from "./cases.js";
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
      scenario((one.game ?? game) as never, positionOf(one) as never)
        .steps(line.map((move) => ({ choose: "answer" in move ? move.answer : "", seat: move.seat })))
        .seat(holder)
        .offers([key])
        .choose(key)
        .event("cc:played", { seat: holder, card })
        .waits()
        .done();
    });
  },
);

test("a card whose timing is the seed's `other` is never played from hand, and says so", () => {
  const never = gameOf({
    "cards.json": {
      source: "test",
      abilities: { Focus: { type: "ccEffect", timing: "other", steps: [{ type: "do:gain", condition: "focus" }] } },
    },
  });
  const moments = CASES.filter(({ code }) => ["SOR", "ACT", "DUR", "WATK", "AATK"].includes(code)).flatMap((one) =>
    walk({ ...one, game: never, card: "focus", hand: ["focus"] }),
  );
  const asked = moments.filter(({ context }) => context.isAsked);
  expect(asked.length).toBeGreaterThan(5);
  for (const { playable, hand } of asked) {
    expect(playable).toMatchObject({ ok: false, reason: { id: "cc:never" } });
    expect(hand).toEqual({ cards: [], none: { id: "cc:none-playable" } });
  }
});

const SEED = Object.entries(SEED_TIMINGS).filter((entry): entry is [SeedTiming, TimingCode] => entry[1] !== null);

test.each(SEED)("the seed's %s is played at the windows of %s", (timing, code) => {
  const { windows, names } = TIMINGS[code];
  const cases = CASES.filter((one) => one.code === code);
  const at = names === true ? { at: cases[0]?.windows[0] } : {};
  const steps = [{ type: "do:score", vp: 1 }];
  const seeded = gameOf({
    "cards.json": { source: "test", abilities: { Focus: { type: "ccEffect", timing, ...at, steps } } },
  });
  const [one] = cases as [TimingCase];
  const hands = one.holder === 1 ? { against: ["focus"] } : { hand: ["focus"] };
  const open = walk({
    ...one,
    ...hands,
    answers: one.answers.filter((answer) => !String(answer).startsWith("cc:")),
    game: seeded,
    card: "focus",
  })
    .filter(({ playable }) => playable.ok)
    .map(({ context }) => context.window);
  expect(open.length).toBeGreaterThan(0);
  for (const window of open) expect(windows).toContain(window);
});
