import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("a chosen card waits with its candy and joins the next turn's three", () => {
  at({ present: [12, 20], top: [31, 33, 34] })
    .proves("cardIntoFuture")
    .choose(12)
    .asks("finished:one-card")
    .choose(12)
    .expect(table({ present: [20], future: [{ kind: "one", cards: [12] }], active: 4 }))
    .expect(candyOn({ 12: 1 }))
    .event("ability:executed", { ability: "cardIntoFuture", areas: ["present", "future"], input: 12 })
    .choose("end")
    .expect(table({ present: [31, 33, 34, 12], future: [] }))
    .explains(12, "finished:no-slot")
    .waits()
    .done();
});

test("the only card may be parked, and the turn ended with nothing", () => {
  at({ present: [12], top: [31, 33, 34] })
    .choose(12)
    .expect(table({ present: [31, 33, 34, 12], turns: 1 }))
    .waits()
    .done();
});

test("several parked cards return together", () => {
  at({ present: [12, 19, 20, 9], top: [31, 33, 34] })
    .choose(12)
    .choose(20)
    .choose(19)
    .choose(19)
    .expect(table({ future: [{ kind: "one", cards: [20, 19] }] }))
    .choose("end")
    .choose([12, 9])
    .expect(table({ present: [31, 33, 34, 20, 19] }))
    .waits()
    .done();
});
