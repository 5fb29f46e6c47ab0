import { test } from "vitest";
import { gameOf, HERO, self } from "../invented.js";
import { at, onTable, sides } from "../position.js";

const draw = { type: "op:draw", count: 1 };
const rested = { ref: "self", matches: { state: "rested" } };
const inTheMorning = (timing: string) =>
  gameOf([{ timing, steps: [{ type: "op:if", condition: rested, steps: [draw] }] }]);

test("effects at the start of your turn come before cards stand up, are drawn and DON!! are added", () => {
  at({}, { characters: [{ card: HERO, rested: true }] }, { game: inTheMorning("startOfYourTurn") })
    .pass()
    .expect(sides({}, { hand: [3000, 3001], don: { active: 2 } }))
    .expect(onTable({ 2001: { rested: false } }))
    .waits()
    .done();
});

test("effects at the start of the opponent's turn come then too", () => {
  at({ characters: [{ card: HERO, rested: true }] }, {}, { game: inTheMorning("startOfOpponentsTurn") })
    .pass()
    .expect(sides({ hand: [3000] }, { hand: [3001] }))
    .waits()
    .done();
});

test("effects at the start of the Main Phase come after the DON!! Phase", () => {
  const condition = { number: { size: "activeDon", side: "you" }, min: 2 };
  const steps = [{ type: "op:if", condition, steps: [draw, { type: "op:rest", target: self }] }];
  at({}, { characters: [{ card: HERO, rested: true }] }, { game: gameOf([{ timing: "startOfMain", steps }]) })
    .pass()
    .expect(sides({}, { hand: [3000, 3001] }))
    .expect(onTable({ 2001: { rested: true } }))
    .waits()
    .done();
});
