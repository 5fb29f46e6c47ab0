import { test } from "vitest";
import { at, table } from "../position.js";

test("a candy card drawn from the stack moves one candy from reserve to active", () => {
  at({ present: [20], top: [36, 33, 34] })
    .proves("takeCandy")
    .choose("end")
    .expect(table({ present: [36, 33, 34], active: 6, reserve: 4 }))
    .event("candy:taken", { amount: 1 })
    .event("ability:executed", { ability: "takeCandy", areas: ["active", "reserve"], input: null })
    .waits()
    .done();
});

test("a candy card pays during the turn too, and again each time it comes from the stack", () => {
  at({ present: [20, 13], top: [36, 28] })
    .choose(20)
    .expect(table({ present: [20, 13, 36], active: 5 }))
    .choose(13)
    .expect(table({ active: 5, present: [20, 13, 36, 28] }))
    .choose(36)
    .expect(table({ active: 5, draw: [36, ...rest([20, 13, 36, 28]), 48] }))
    .waits()
    .done();
});

test("a candy card that scores at once pays all the same", () => {
  at({ present: [20], finished: 2, top: [3, 33, 34, 31] })
    .choose("end")
    .expect(table({ finished: 3, present: [33, 34, 31], active: 6, reserve: 4 }))
    .waits()
    .done();
});

test("an empty reserve pays nothing", () => {
  at({ present: [20], top: [36, 33, 34], active: 10 })
    .choose("end")
    .expect(table({ active: 10, reserve: 0 }))
    .waits()
    .done();
});

test("a candy card from the past or the future pays nothing", () => {
  at({ present: [18], past: [36, 45] })
    .choose(18)
    .expect(table({ present: [18, 36, 45], active: 4 }))
    .waits()
    .done();
  at({ present: [20], future: [{ kind: "all", cards: [36, 9] }] })
    .choose("end")
    .expect(table({ active: 5 }))
    .waits()
    .done();
  at({ present: [46, 47], past: [45], restParked: true })
    .choose(46)
    .expect(table({ present: [46, 47, 45], active: 4 }))
    .waits()
    .done();
});

const rest = (gone: readonly number[]) =>
  Array.from({ length: 47 }, (_, index) => 47 - index).filter((card) => !gone.includes(card));
