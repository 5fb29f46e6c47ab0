import { test } from "vitest";
import { at, CARDS } from "./position.js";

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
