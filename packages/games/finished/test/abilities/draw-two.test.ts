import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("card 2 draws two cards for a candy that stays on it", () => {
  at({ present: [2, 20], top: [31, 33] })
    .proves("drawTwo")
    .choose(2)
    .expect(table({ present: [2, 20, 31, 33], active: 4 }))
    .expect(candyOn({ 2: 1 }))
    .notOffers([2])
    .event("ability:executed", { ability: "drawTwo", areas: ["draw", "past", "present"], input: null })
    .waits()
    .done();
});

test("card 2 that scores in the middle of its own draw still draws the second card", () => {
  at({ present: [2, 20], top: [1, 31, 33, 34] })
    .choose(2)
    .expect(table({ finished: 2, present: [20, 31, 33, 34], active: 4, reserve: 6 }))
    .waits()
    .done();
});
