import { test } from "vitest";
import { opening } from "./opening.js";

test("a fighter that leaves an adjacent space may be attacked before its step is made", () => {
  opening({ dice: [3, 3] })
    .asks("duel:action", 0)
    .offersExactly(["back", "strike", "rest"])
    .explains("forth", "duel:no-room")
    .choose("back")
    .asks("kernel:respond", 1)
    .offersExactly(["strike", "pass"])
    .expect({ duel: { actions: 1, reactions: [1, 1] } })
    .noEvent("duel:stepped")
    .choose("strike")
    .event("duel:attack-landed", { attacker: 1, defender: 0, strength: 6 })
    .asks("duel:soak", 0)
    .waits()
    .done();
});

test("a mover that is hurt on its way stays where it is, and its action is spent", () => {
  opening({ dice: [3, 3] })
    .choose("back")
    .choose("strike")
    .choose({ plate: 2, body: 2 })
    .event("duel:hurt", { seat: 0, amount: 2 })
    .noEvent("duel:stepped")
    .asks("duel:action", 0)
    .offersExactly(["back", "strike", "rest"])
    .expect({ duel: { actions: 1, reactions: [1, 0], attacks: [] } })
    .waits()
    .done();
});

test("a mover whose armour takes the interrupting attack makes its step afterwards", () => {
  opening({ dice: [2, 2] })
    .choose("back")
    .choose("strike")
    .choose({ plate: 2 })
    .noEvent("duel:hurt")
    .event("duel:stepped", { seat: 0, to: 1 })
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("who passes lets the fighter go, and who has no reaction left is not asked", () => {
  opening({ reactions: 0 })
    .choose("back")
    .event("duel:stepped", { seat: 0, to: 1 })
    .asks("duel:action", 0)
    .waits()
    .done();
  opening().choose("back").choose("pass").event("duel:stepped", { to: 1 }).asks("duel:action", 0).waits().done();
});

test("a fighter that was not adjacent leaves without anybody being asked", () => {
  opening({ at: [1, 4] })
    .choose("back")
    .event("duel:stepped", { seat: 0, to: 0 })
    .asks("duel:action", 0)
    .waits()
    .done();
});

test("cards are played inside the interrupting attack, and answered there", () => {
  opening({ hands: [["parry"], ["lunge"]], dice: [3, 3] })
    .choose("back")
    .choose("strike")
    .asks("kernel:respond", 1)
    .offersExactly(["lunge", "pass"])
    .choose("lunge")
    .asks("kernel:respond", 0)
    .offersExactly(["parry", "pass"])
    .choose("parry")
    .event("duel:attack-landed", { strength: 3 })
    .asks("duel:soak", 0)
    .choose({ helm: 1 })
    .event("duel:stepped", { seat: 0, to: 1 })
    .waits()
    .done();
});

test("a fighter that falls in the middle of its move ends the match there", () => {
  opening({ dice: [3, 3], health: 2 })
    .choose("back")
    .choose("strike")
    .choose({ plate: 2, body: 2 })
    .outcome({ winners: [1], rounds: 1, health: [0, 2] })
    .done();
});
