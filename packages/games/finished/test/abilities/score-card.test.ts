import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("the next card in line scores as soon as it is seen and is replaced", () => {
  at({ present: [40], finished: 21, top: [22, 33, 34, 31] })
    .proves("scoreCard")
    .choose("end")
    .expect(table({ finished: 22, present: [33, 34, 31] }))
    .event("card:scored", { card: 22 })
    .event("ability:executed", {
      ability: "scoreCard",
      areas: ["present", "finished", "draw", "candy", "reserve"],
      input: null,
    })
    .waits()
    .done();
});

test("a replacement may score in turn, and so may a card that already lies there", () => {
  at({ present: [24, 46], finished: 21, top: [22, 23, 33, 34, 31] })
    .choose(46)
    .expect(table({ finished: 24, present: [46, 33, 34] }))
    .waits()
    .done();
});

test("a card that comes back from the future scores", () => {
  at({ present: [30], finished: 19, top: [33, 34, 31, 27], future: [{ kind: "one", cards: [20] }] })
    .choose("end")
    .expect(table({ finished: 20, present: [33, 34, 31, 27] }))
    .waits()
    .done();
});

test("candy on a scored card goes to the reserve", () => {
  at({ present: [22, 46], finished: 20, top: [21, 33, 34], candy: { 22: 1 } })
    .choose(46)
    .expect(table({ finished: 22, active: 5, reserve: 4 }))
    .expect(candyOn({ 46: 1 }))
    .waits()
    .done();
});

test("with nothing to draw, scoring goes on without replacements", () => {
  at({ present: [46, 47], finished: 44, past: [48], top: [45], restParked: true })
    .choose(46)
    .outcome({ won: true, finished: 48 })
    .done();
});
