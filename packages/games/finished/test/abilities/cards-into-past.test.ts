import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("two chosen cards join the past in the order chosen, and two are drawn", () => {
  at({ present: [5, 20, 22], past: [9], top: [31, 33] })
    .proves("cardsIntoPast")
    .choose(5)
    .asks("finished:two-cards")
    .offersExactly([
      [5, 20],
      [5, 22],
      [20, 5],
      [20, 22],
      [22, 5],
      [22, 20],
    ])
    .choose([22, 20])
    .expect(table({ present: [5, 31, 33], past: [9, 22, 20], active: 4 }))
    .event("ability:executed", {
      ability: "cardsIntoPast",
      areas: ["present", "past", "draw", "candy", "reserve"],
      input: [22, 20],
    })
    .waits()
    .done();
});

test("it may send itself away; the candy on both cards goes to the reserve", () => {
  at({ present: [5, 20, 22], top: [31, 33], candy: { 20: 1 } })
    .choose(5)
    .choose([5, 20])
    .expect(table({ present: [22, 31, 33], active: 5 - 1, reserve: 6 }))
    .expect(candyOn({}))
    .waits()
    .done();
});

test("with one card in the present it is refused", () => {
  at({ present: [5] })
    .refuses(5, "NOT_AN_OPTION")
    .explains(5, "finished:one-card-only")
    .waits()
    .done();
});

test("two cards drawn may be those just sent away, when the stack is empty", () => {
  at({ present: [41, 20, 9], past: [14], restParked: true })
    .choose(41)
    .choose([9, 20])
    .expect(table({ present: [41, 14, 9], past: [20] }))
    .waits()
    .done();
});
