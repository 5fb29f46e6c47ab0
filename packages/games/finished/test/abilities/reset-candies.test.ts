import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("the candy on every present and future card but 37 goes to the reserve, so they work again", () => {
  at({ present: [37, 9, 47], future: [{ kind: "all", cards: [14] }], candy: { 9: 1, 14: 1, 47: 2 }, active: 2 })
    .proves("resetCandies")
    .choose(37)
    .expect(table({ active: 1, reserve: 8 }))
    .expect(candyOn({ 37: 1 }))
    .offers([9, 47])
    .notOffers([37])
    .event("ability:executed", { ability: "resetCandies", areas: ["candy", "reserve"], input: null })
    .waits()
    .done();
});
