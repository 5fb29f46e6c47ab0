import { test } from "vitest";
import { at, table } from "../position.js";

const ended = (present: number[], options: object = {}) =>
  at({ present: [...present].reverse(), top: [9, 12, 14], ...options })
    .choose("end")
    .choose(present);

test("a run of three pays two candies, a run of four pays three", () => {
  ended([32, 33, 34])
    .proves("sequenceRule")
    .expect(table({ active: 7, reserve: 3 }))
    .event("ability:executed", { ability: "sequenceRule", areas: ["active", "reserve"], input: null })
    .waits()
    .done();
  ended([32, 33, 34, 35])
    .expect(table({ active: 8, reserve: 2 }))
    .waits()
    .done();
});

test("several runs add up", () => {
  ended([22, 23, 24, 30, 40, 41, 42])
    .expect(table({ active: 9, reserve: 1 }))
    .waits()
    .done();
});

test("two neighbours, a falling run and a run with gaps pay nothing", () => {
  ended([32, 33, 38])
    .expect(table({ active: 5 }))
    .noEvent("candy:taken")
    .waits()
    .done();
  ended([34, 33, 32])
    .expect(table({ active: 5 }))
    .waits()
    .done();
  ended([30, 32, 34])
    .expect(table({ active: 5 }))
    .waits()
    .done();
});

test("the reserve limits the reward, after the candy of the moved cards went back", () => {
  ended([32, 33, 34], { active: 9, candy: { 33: 1 } })
    .expect(table({ active: 10, reserve: 0 }))
    .waits()
    .done();
});

test("cards already in the past never count", () => {
  at({ present: [33, 34], past: [31, 32], top: [9, 12, 14] })
    .choose("end")
    .choose([33, 34])
    .expect(table({ active: 5 }))
    .waits()
    .done();
});

test("cardsIntoPast never pays for a run", () => {
  at({ present: [33, 34, 5], past: [32], top: [9, 12] })
    .choose(5)
    .choose([33, 34])
    .expect(table({ past: [32, 33, 34], active: 4 }))
    .waits()
    .done();
});
