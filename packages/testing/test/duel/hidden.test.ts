import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { opening, openingGame, openingPosition } from "./opening.js";

const hands = [
  ["foresight", "lunge"],
  ["negate", "parry"],
] as const;
const decks = [
  ["omen", "sunder", "truce"],
  ["weary", "warcry"],
] as const;
const begun = () => {
  const given = { hands, decks, holds: "auto" } as const;
  const { dice, hold } = openingPosition(given);
  return startMatch(openingGame(given), { checks: true, hold, chance: scriptedChance(dice) });
};
const seenBy = (match: ReturnType<typeof begun>, seat: number | null) => JSON.stringify(match.viewFor(seat));

test("a hand is seen by its seat alone, a deck by nobody, and both as a number by all", () => {
  opening({ hands, decks })
    .sees(0, {
      duel: {
        zones: [
          { deck: { count: 2 }, hand: ["foresight", "lunge", "omen"], discard: [] },
          { deck: { count: 2 }, hand: { count: 2 }, discard: [] },
        ],
      },
    })
    .sees(null, {
      duel: {
        zones: [
          { deck: { count: 2 }, hand: { count: 3 }, discard: [] },
          { deck: { count: 2 }, hand: { count: 2 }, discard: [] },
        ],
      },
    })
    .waits()
    .done();
});

test("no view of the other seat, and none of a watcher, names a hidden card", () => {
  const match = begun();
  for (const card of [...hands[0], ...decks[0], ...decks[1]]) expect(seenBy(match, 1)).not.toContain(card);
  for (const card of [...hands.flat(), ...decks.flat()]) expect(seenBy(match, null)).not.toContain(card);
});

test("who draws sees the cards; the others are told how many", () => {
  const match = begun();
  match.answer(0, []);
  const told = match.answer(1, []);
  if (!told.ok) throw new Error(told.reason);
  const drawn = (seat: number | null) => told.events(seat).filter(({ type }) => type === "duel:drawn");
  expect(drawn(0)).toEqual([{ type: "duel:drawn", payload: { seat: 0, cards: ["omen"] } }]);
  expect(drawn(1)).toEqual([{ type: "duel:drawn", payload: { seat: 0, count: 1 } }]);
  expect(drawn(null)).toEqual(drawn(1));
});

test("what a seat may choose from is in its own view only; the others see that it is asked, by a public name", () => {
  const match = begun();
  match.answer(0, []);
  match.answer(1, []);
  match.answer(0, "foresight");
  match.answer(1, "pass");
  expect(match.viewFor(0).decision).toMatchObject({ own: true, question: "cards:top", choice: { kind: "order" } });
  expect(match.viewFor(1).decision).toEqual({
    own: false,
    id: match.decision?.id,
    seat: 0,
    publicName: "cards:top",
  });
  for (const card of ["omen", "sunder", "truce"]) expect(seenBy(match, 1)).not.toContain(card);
});

test("a bid is hidden until both are made, in views and events, and then shown to all", () => {
  const { dice, hold } = openingPosition({});
  const match = startMatch(openingGame({ focus: 2 }), { checks: true, hold, chance: scriptedChance(dice) });
  const bid = match.answer(0, 2);
  if (!bid.ok) throw new Error(bid.reason);
  expect(bid.events(1)).toEqual([]);
  expect(match.viewFor(1).slices).toMatchObject({ duel: { bids: [null, null] } });
  expect(match.viewFor(0).slices).toMatchObject({ duel: { bids: [2, null] } });
  const shown = match.answer(1, 1);
  if (!shown.ok) throw new Error(shown.reason);
  expect(shown.events(null)).toContainEqual({ type: "duel:bids-shown", payload: { bids: [2, 1], first: 0 } });
});

test("an answer by the wrong seat or to an old decision is refused without telling what was asked", () => {
  const match = begun();
  const before = match.hash();
  const wrong = match.answer(1, []);
  expect(wrong).toMatchObject({ ok: false, code: "WRONG_SEAT" });
  expect(JSON.stringify(wrong)).not.toContain("foresight");
  expect(match.answer(0, [], 7)).toMatchObject({ code: "OLD_DECISION" });
  expect(match.hash()).toBe(before);
});
