import { test } from "vitest";
import { at, table } from "../position.js";

test("the present is sorted in any way, as often as wanted, for nothing", () => {
  at({ present: [20, 31, 9] })
    .proves("exchangePresentCardOrder")
    .choose("reorder")
    .asks("finished:order")
    .choose([9, 20, 31])
    .expect(table({ present: [9, 20, 31], active: 5 }))
    .event("ability:executed", { ability: "exchangePresentCardOrder", areas: ["present"], input: [9, 20, 31] })
    .choose("reorder")
    .choose([31, 9, 20])
    .expect(table({ present: [31, 9, 20], active: 5 }))
    .offers(["reorder"])
    .waits()
    .done();
});

test("one card cannot be sorted", () => {
  at({ present: [20] })
    .notOffers(["reorder"])
    .waits()
    .done();
});

test("an order has every present card once", () => {
  at({ present: [20, 31] })
    .choose("reorder")
    .refuses([20, 20])
    .refuses([20])
    .refuses([20, 9])
    .waits()
    .done();
});
