import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("card 47 draws one card for each of three candies, one by one", () => {
  at({ present: [47], top: [31, 33, 34] })
    .proves("drawOne3x")
    .choose(47)
    .expect(table({ present: [47, 31], active: 4 }))
    .choose(47)
    .choose(47)
    .expect(table({ present: [47, 31, 33, 34], active: 2 }))
    .expect(candyOn({ 47: 3 }))
    .explains(47, "finished:no-slot")
    .event("ability:executed", { ability: "drawOne3x", areas: ["draw", "past", "present"], input: 1 })
    .waits()
    .done();
});
