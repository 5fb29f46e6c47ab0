import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("it draws one card, and any present card, the drawn one too, goes on top of the stack", () => {
  at({ present: [13, 20], top: [31, 33] })
    .proves("exchangeCard")
    .choose(13)
    .asks("finished:put-back")
    .offersExactly([13, 20, 31])
    .choose(31)
    .expect(table({ present: [13, 20], active: 4 }))
    .expect(candyOn({ 13: 1 }))
    .event("cards:moved", { cards: [31], from: "present", to: "draw" })
    .event("ability:executed", { ability: "exchangeCard", areas: ["draw", "present", "candy", "reserve"], input: 31 })
    .choose("end")
    .choose([13, 20])
    .expect(table({ present: [31, 33, 47] }))
    .waits()
    .done();
});

test("scoring and replacing come before the choice", () => {
  at({ present: [13, 20], finished: 4, top: [5, 33] })
    .choose(13)
    .offersExactly([13, 20, 33])
    .choose(20)
    .waits()
    .done();
});

test("candy on the card put back goes to the reserve", () => {
  at({ present: [13, 20], top: [31] })
    .choose(13)
    .choose(13)
    .expect(table({ active: 4, reserve: 6 }))
    .expect(candyOn({}))
    .waits()
    .done();
});

test("while the choice is open nothing else can be activated", () => {
  at({ present: [13, 9], top: [31] })
    .choose(13)
    .refuses("end", "NOT_AN_OPTION")
    .refuses([9], "ANSWER_MALFORMED")
    .waits()
    .done();
});

test("an empty stack gives the oldest past card", () => {
  at({ present: [43, 47], past: [45, 46], restParked: true })
    .choose(43)
    .offersExactly([43, 47, 45])
    .choose(45)
    .expect(table({ draw: [45], past: [46], active: 4 }))
    .waits()
    .done();
});
