import type { Snapshot } from "@riposte/kernel/run";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { at, CARDS, game, positionOf } from "./position.js";

test("decks, the other hand and face-down Life are hidden; counts are not", () => {
  at({ hand: [CARDS.big] }, { hand: [CARDS.big, CARDS.small], life: [CARDS.small, { card: CARDS.big, faceUp: true }] })
    .sees(0, {
      "one-piece": {
        sides: { 0: { hand: [1100] }, 1: { hand: { count: 2 }, deck: { count: 10 }, life: [null, 2201] } },
      },
    })
    .hides(0, "one-piece.cards.2100", "one-piece.cards.2200", "one-piece.cards.1400", "one-piece.cards.1200")
    .sees(1, { "one-piece": { cards: { 2100: { code: CARDS.big }, 2201: { code: CARDS.big } } } })
    .waits()
    .done();
});

test("nobody is told which card the other player drew", () => {
  at()
    .pass()
    .event("cards:drawn", { seat: 1, count: 1, cause: { kind: "rule", seat: 1 } }, 0)
    .event("cards:drawn", { codes: [CARDS.small] }, 1)
    .waits()
    .done();
});

/** The same state with other cards, of the same number, in the second player's hand, deck and Life. */
const otherHidden = (snapshot: Snapshot): Snapshot => {
  const copy = structuredClone(snapshot);
  const { cards } = copy.slices["one-piece"] as { cards: Record<string, { code: string }> };
  for (const [id, card] of Object.entries(cards)) {
    if (Number(id) >= 2100 && Number(id) < 3000)
      card.code = card.code === CARDS.small ? CARDS.event : CARDS.counterless;
  }
  return copy;
};

test("whether a player could counter shows in no pause: who has a hand is asked, whatever is in it", () => {
  const position = { setup: { position: positionOf({}, { hand: [CARDS.small, CARDS.big] }) } };
  const report = nonInterference(game, {
    position,
    observer: 0,
    swap: otherHidden,
    choose: (answers) => answers.find((answer) => String(answer).startsWith("attack:")) ?? "pass",
    maxInputs: 6,
  });
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.inputs).toBeGreaterThan(2);
});

test("whether a player could act in the Main Phase shows in no pause", () => {
  const position = {
    setup: { position: positionOf({}, { hand: [CARDS.small], don: { active: 3 } }, { active: 1, turn: 6 }) },
  };
  const report = nonInterference(game, {
    position,
    observer: 0,
    swap: otherHidden,
    choose: () => "pass",
    maxInputs: 4,
  });
  expect(report).toMatchObject({ ok: true, differences: [], inputs: 4 });
});
