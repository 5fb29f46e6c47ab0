import { test } from "vitest";
import { at, table } from "../position.js";

test("the past keeps its three newest cards; the oldest go under the stack, oldest first", () => {
  at({ present: [20, 22], past: [31, 33, 34], top: [48], future: [{ kind: "all", cards: [9, 14] }], restParked: true })
    .proves("endTurnEnd")
    .choose("end")
    .choose([20, 22])
    .expect(table({ past: [34, 20, 22], draw: [48, 31, 33] }))
    .event("ability:executed", { ability: "endTurnEnd", areas: ["past", "draw"], input: null })
    .waits()
    .done();
});

test("during a turn the past may hold more than three cards", () => {
  at({ present: [5, 20, 22], past: [31, 33, 34] })
    .choose(5)
    .choose([20, 22])
    .expect(table({ past: [31, 33, 34, 20, 22] }))
    .waits()
    .done();
});
