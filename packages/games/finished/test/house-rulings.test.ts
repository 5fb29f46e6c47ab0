import { test } from "vitest";
import { at, candyOn, table } from "./position.js";

test("H1 candy on a scored card goes to the reserve", () => {
  at({ present: [9, 46, 20], finished: 7, top: [8, 33, 34], candy: { 9: 1 } })
    .choose(46)
    .expect(table({ finished: 9, active: 4, reserve: 5 }))
    .expect(candyOn({ 46: 1 }))
    .waits()
    .done();
});

test("H2 candy on a card put back on the stack goes to the reserve", () => {
  at({ present: [13, 9], top: [31], candy: { 9: 1 } })
    .choose(13)
    .choose(9)
    .expect(candyOn({ 13: 1 }))
    .waits()
    .done();
});

test("H3 drawing with nothing to draw is refused and costs nothing", () => {
  at({ present: [2, 9, 47, 13, 20], restParked: true })
    .offersExactly(["reorder", "end"])
    .explains(2, "finished:nothing-to-draw")
    .explains(47, "finished:nothing-to-draw")
    .explains(13, "finished:nothing-to-draw")
    .refuses(13)
    .expect(table({ active: 5 }))
    .waits()
    .done();
});

test("H4 taking cards from an empty past is refused", () => {
  at({ present: [8, 20] })
    .refuses(8)
    .explains(8, "finished:past-empty")
    .waits()
    .done();
});

test("H5 sending two cards into the past needs two cards", () => {
  at({ present: [5] })
    .refuses(5)
    .explains(5, "finished:one-card-only")
    .waits()
    .done();
});

test("H6 the only card may be parked; the present may be empty", () => {
  at({ present: [12], top: [31, 33, 34] })
    .choose(12)
    .expect(table({ turns: 1 }))
    .event("turn:ended", { turn: 1 })
    .waits()
    .done();
});

test("H7 parking everything is allowed with nothing to draw", () => {
  at({ present: [16, 20], restParked: true })
    .choose(16)
    .expect(table({ present: [16, 20], turns: 1 }))
    .waits()
    .done();
});

test("H8 a turn may be ended with an empty present", () => {
  at({ present: [], past: [20] })
    .choose("end")
    .expect(table({ past: [20], turns: 1 }))
    .waits()
    .done();
});

test("H9 a card scored in the middle of its own ability finishes the ability", () => {
  at({ present: [2], top: [1, 31, 33, 34] })
    .choose(2)
    .expect(table({ finished: 2, present: [31, 33, 34] }))
    .waits()
    .done();
});

test("H10 several single cards return together", () => {
  at({ present: [20], top: [31, 33, 34], future: [{ kind: "one", cards: [9, 14] }] })
    .choose("end")
    .expect(table({ present: [31, 33, 34, 9, 14] }))
    .waits()
    .done();
});

test("H11 with two sets waiting a single card joins the first", () => {
  at({
    present: [12, 20, 22],
    future: [
      { kind: "all", cards: [9] },
      { kind: "all", cards: [14] },
    ],
  })
    .choose(12)
    .choose(22)
    .expect(
      table({
        future: [
          { kind: "all", cards: [9, 22] },
          { kind: "all", cards: [14] },
        ],
      }),
    )
    .waits()
    .done();
});

test("H12 nothing is activated while the card to put back is being chosen", () => {
  at({ present: [13, 9], top: [31] })
    .choose(13)
    .refuses("end", "NOT_AN_OPTION")
    .expect(table({ active: 4 }))
    .waits()
    .done();
});

test("H13 when everything scores there is nothing to put back", () => {
  at({ present: [13], finished: 11, top: [12], future: [{ kind: "all", cards: [40, 22] }], restParked: true })
    .choose(13)
    .event("ability:executed", { ability: "exchangeCard", areas: ["draw", "present", "candy", "reserve"], input: null })
    .expect(table({ finished: 13, draw: [], turns: 1 }))
    .waits()
    .done();
});
