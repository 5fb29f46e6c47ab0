import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("the present goes under the stack in the order chosen and the turn ends", () => {
  at({ present: [4, 20], past: [9], top: [31, 33, 34] })
    .proves("belowTheStack")
    .choose(4)
    .asks("finished:order")
    .choose([20, 4])
    .expect(table({ present: [31, 33, 34], past: [9], turns: 1, active: 4, reserve: 6 }))
    .expect(candyOn({}))
    .event("ability:executed", {
      ability: "belowTheStack",
      areas: ["present", "draw", "candy", "reserve"],
      input: [20, 4],
    })
    .noEvent("coffee:drunk")
    .waits()
    .done();
});

test("its cards lie above those trimmed from the past", () => {
  at({ present: [42, 9], past: [31, 33, 34, 35], future: [{ kind: "all", cards: [20, 22] }], restParked: true })
    .choose(42)
    .choose([9, 42])
    .expect(table({ draw: [9, 42, 31], past: [33, 34, 35] }))
    .waits()
    .done();
});

test("a run among the cards pays", () => {
  at({ present: [4, 5, 6], top: [31, 33, 34] })
    .choose(4)
    .choose([4, 5, 6])
    .expect(table({ active: 6, reserve: 4 }))
    .waits()
    .done();
});

test("a single card goes below without a question", () => {
  at({ present: [4], top: [31, 33, 34] })
    .choose(4)
    .asks("finished:next")
    .expect(table({ present: [31, 33, 34] }))
    .waits()
    .done();
});
