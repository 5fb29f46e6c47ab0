import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("a turn begins with three cards from the draw stack", () => {
  at({ present: [20], top: [31, 33, 34] })
    .proves("beginTurn")
    .choose("end")
    .expect(table({ present: [31, 33, 34], past: [20], turns: 1, phase: "USER_INPUT_REQUIRED" }))
    .event("turn:began", { turn: 2 })
    .event("ability:executed", { ability: "beginTurn", areas: ["draw", "future", "present"], input: null })
    .waits()
    .done();
});

test("a set that waits comes back instead of a draw, with the candy on its cards", () => {
  at({ present: [20], top: [31], future: [{ kind: "all", cards: [22, 9] }], candy: { 9: 1 } })
    .choose("end")
    .expect(table({ present: [22, 9], future: [], active: 5, reserve: 4 }))
    .expect(candyOn({ 9: 1 }))
    .notOffers([9])
    .waits()
    .done();
});

test("a single parked card joins the three drawn", () => {
  at({ present: [20], top: [31, 33, 34], future: [{ kind: "one", cards: [22] }] })
    .choose("end")
    .expect(table({ present: [31, 33, 34, 22], future: [] }))
    .waits()
    .done();
});

test("of two sets the one parked last comes back first", () => {
  at({
    present: [20],
    future: [
      { kind: "all", cards: [22] },
      { kind: "all", cards: [9] },
    ],
  })
    .choose("end")
    .expect(table({ present: [22], future: [{ kind: "all", cards: [9] }] }))
    .choose("end")
    .expect(table({ present: [9], future: [] }))
    .waits()
    .done();
});
