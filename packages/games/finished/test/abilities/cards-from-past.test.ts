import { test } from "vitest";
import { at, table } from "../position.js";

test("the newest two past cards come back and may be used again", () => {
  at({ present: [8], past: [31, 9, 20] })
    .proves("cardsFromPast")
    .choose(8)
    .expect(table({ present: [8, 9, 20], past: [31], active: 4 }))
    .offers([9, 20])
    .event("ability:executed", { ability: "cardsFromPast", areas: ["past", "present"], input: null })
    .waits()
    .done();
});

test("a single past card comes back alone", () => {
  at({ present: [8], past: [20] })
    .choose(8)
    .expect(table({ present: [8, 20], past: [] }))
    .waits()
    .done();
});

test("a card that comes back scores if it is next", () => {
  at({ present: [30], finished: 19, past: [20, 31], top: [33] })
    .choose(30)
    .expect(table({ finished: 20, present: [30, 31, 33] }))
    .waits()
    .done();
});

test("with an empty past it is refused", () => {
  at({ present: [8] })
    .refuses(8, "NOT_AN_OPTION")
    .explains(8, "finished:past-empty")
    .waits()
    .done();
});
