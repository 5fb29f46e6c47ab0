import type { TimingCode } from "@riposte/imperial-assault";
import { expect, test } from "vitest";
import { TIMINGS } from "../../src/index.js";
import { LIBRARY_TIMINGS, type LibraryTiming } from "../../src/timing/library-timings.js";
import { context, effectsWithout, gameOf } from "../position.js";
import { CASES } from "./cases.js";
import type { TimingCase } from "./timing-case.js";
import { walk } from "./walk.js";

const VALUES = Object.entries(LIBRARY_TIMINGS) as [LibraryTiming, TimingCode | null][];
/** Cards any figure may play, one for each value. */
const CARDS = Object.values(context.facts.command)
  .filter(({ restriction }) => restriction.by === "figure" && JSON.stringify(restriction.anyOf) === "[{}]")
  .map(({ id }) => id)
  .filter((id) => !CASES.some(({ hand = [], against = [] }) => [...hand, ...against].includes(id)));
const cardOf = (timing: LibraryTiming): string => CARDS[VALUES.findIndex(([value]) => value === timing)] as string;
const caseOf = (code: TimingCode | null) => CASES.find((one) => one.code === code) as TimingCase;

/** All cards as they are, but for those. */
const game = gameOf({
  ...effectsWithout(...VALUES.map(([timing]) => cardOf(timing))),
  "library.json": {
    source: "test",
    abilities: Object.fromEntries(
      VALUES.map(([timing, code]) => {
        const at = code !== null && TIMINGS[code].names === true ? { at: caseOf(code).windows[0] } : {};
        return [cardOf(timing), { type: "ccEffect", timing, ...at, steps: [{ type: "do:score", vp: 1 }] }];
      }),
    ),
  },
});

/** A case with the card of a value instead of its own. */
function walked(one: TimingCase, timing: LibraryTiming) {
  const card = cardOf(timing);
  const swapped = (hand: readonly string[] = []) => hand.map((held) => (held === one.card ? card : held));
  return walk({ ...one, hand: swapped(one.hand), against: swapped(one.against), game, card });
}

test.each(VALUES.filter(([, code]) => code !== null))(
  "the library's %s is played at the windows of %s",
  (timing, code) => {
    const open = walked(caseOf(code), timing).filter(({ playable }) => playable.ok);
    expect(open.length).toBeGreaterThan(0);
    for (const { context } of open) expect(TIMINGS[code as TimingCode].windows).toContain(context.window);
  },
);

test("the timing `other` is never played from hand, and says so", () => {
  const cases = CASES.filter(({ code }) => ["SOR", "ACT", "DUR", "WATK", "AATK"].includes(code));
  const asked = cases.flatMap((one) => walked(one, "other")).filter(({ context }) => context.isAsked);
  expect(asked.length).toBeGreaterThan(5);
  for (const { playable, hand } of asked) {
    expect(playable).toMatchObject({ ok: false, reason: { id: "cc:never" } });
    expect(hand.cards).not.toContain(cardOf("other"));
  }
});
