import { test } from "vitest";
import { at, table } from "../position.js";

test("card 1 opens the finished pile and is replaced", () => {
  at({ present: [20], top: [1, 33, 34, 31] })
    .proves("start")
    .choose("end")
    .expect(table({ finished: 1, present: [33, 34, 31] }))
    .event("ability:executed", { ability: "start", areas: ["present", "finished", "draw"], input: null })
    .noEvent("candy:taken")
    .waits()
    .done();
});

test("without card 1 nothing scores", () => {
  at({ present: [20], top: [2, 4, 5] })
    .choose("end")
    .expect(table({ finished: 0, present: [2, 4, 5] }))
    .waits()
    .done();
});
