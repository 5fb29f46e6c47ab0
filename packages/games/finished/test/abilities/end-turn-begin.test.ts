import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("the present joins the end of the past in the order chosen", () => {
  at({ present: [20, 31], past: [9] })
    .proves("endTurnBegin")
    .choose("end")
    .asks("finished:order")
    .choose([31, 20])
    .expect(table({ past: [9, 31, 20], turns: 1 }))
    .event("ability:executed", {
      ability: "endTurnBegin",
      areas: ["present", "past", "candy", "reserve"],
      input: null,
    })
    .waits()
    .done();
});

test("candy on the cards of the present goes back to the reserve", () => {
  at({ present: [20, 31], top: [33, 34, 37], candy: { 20: 1, 31: 1 } })
    .choose("end")
    .choose([20, 31])
    .expect(table({ active: 5, reserve: 5 }))
    .expect(candyOn({}))
    .waits()
    .done();
});

test("one card has one order, so nobody is asked for it", () => {
  at({ present: [20] })
    .choose("end")
    .asks("finished:next")
    .expect(table({ past: [20] }))
    .waits()
    .done();
});

test("a turn may be ended with an empty present", () => {
  at({ present: [], past: [9] })
    .choose("end")
    .expect(table({ past: [9], turns: 1 }))
    .waits()
    .done();
});
