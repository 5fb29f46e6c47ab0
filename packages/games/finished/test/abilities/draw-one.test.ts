import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("it draws one card for a candy that stays on it", () => {
  at({ present: [9], top: [31] })
    .proves("drawOne")
    .choose(9)
    .expect(table({ present: [9, 31], active: 4 }))
    .expect(candyOn({ 9: 1 }))
    .event("ability:executed", { ability: "drawOne", areas: ["draw", "past", "present"], input: null })
    .waits()
    .done();
});

test("a used card waits until its candy is gone; another card with the ability works", () => {
  at({ present: [9, 14], top: [31, 33] })
    .choose(9)
    .explains(9, "finished:no-slot")
    .offers([14])
    .choose(14)
    .waits()
    .done();
});

test("an empty stack falls back on the oldest past card, which pays no candy", () => {
  at({ present: [46, 47], past: [45, 48], restParked: true })
    .choose(46)
    .expect(table({ present: [46, 47, 45], past: [48], active: 4 }))
    .event("card:drawn", { card: 45, from: "past" })
    .waits()
    .done();
});

test("with nothing to draw it is refused and nothing is spent", () => {
  at({ present: [46, 47, 48], restParked: true })
    .refuses(46, "NOT_AN_OPTION")
    .explains(46, "finished:nothing-to-draw")
    .expect(table({ active: 5 }))
    .waits()
    .done();
});

test("without candy it is refused", () => {
  at({ present: [9, 20], active: 0 })
    .refuses(9, "NOT_AN_OPTION")
    .explains(9, "finished:no-candy")
    .waits()
    .done();
});
