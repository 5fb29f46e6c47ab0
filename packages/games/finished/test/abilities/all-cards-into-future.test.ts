import { test } from "vitest";
import { at, candyOn, table } from "../position.js";

test("the whole present waits with its candy, three cards are drawn and the turn goes on", () => {
  at({ present: [16, 20], top: [31, 33, 34] })
    .proves("allCardsIntoFuture")
    .choose(16)
    .expect(table({ present: [31, 33, 34], future: [{ kind: "all", cards: [16, 20] }], active: 4, turns: 0 }))
    .expect(candyOn({ 16: 1 }))
    .event("ability:executed", { ability: "allCardsIntoFuture", areas: ["present", "future", "draw"], input: null })
    .waits()
    .done();
});

test("a second set stands before the first: last in, first out", () => {
  at({ present: [16, 20], top: [24, 33, 34, 31, 27, 22] })
    .choose(16)
    .choose(24)
    .expect(
      table({
        future: [
          { kind: "all", cards: [24, 33, 34] },
          { kind: "all", cards: [16, 20] },
        ],
      }),
    )
    .waits()
    .done();
});

test("a single card that waits is merged into the set", () => {
  at({ present: [16, 20], future: [{ kind: "one", cards: [9] }] })
    .choose(16)
    .expect(table({ future: [{ kind: "all", cards: [16, 20, 9] }] }))
    .waits()
    .done();
});

test("it is allowed with nothing to draw", () => {
  at({ present: [38, 47], restParked: true })
    .choose(38)
    .expect(table({ present: [38, 47], turns: 1, active: 4 }))
    .expect(candyOn({ 38: 1 }))
    .waits()
    .done();
});
