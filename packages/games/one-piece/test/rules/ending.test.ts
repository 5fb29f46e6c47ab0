import { test } from "vitest";
import { at, CARDS, sides } from "../position.js";

test("damage to a Leader without Life loses the game, one damage more than Life does not", () => {
  at({}, { life: [] })
    .choose("attack:1000:2000")
    .outcome({ winners: [0], why: "damage" })
    .done();
  at({ characters: [CARDS.doubler] }, { life: [CARDS.small] })
    .choose("attack:1001:2000")
    .event("damage:dealt", { seat: 1, count: 1 })
    .outcome(null)
    .waits()
    .done();
});

test("the last card drawn loses the game at once, not only a draw that fails", () => {
  at({}, { deck: [CARDS.small] })
    .pass()
    .event("cards:drawn", { seat: 1 })
    .outcome({ winners: [0], why: "deck" })
    .done();
  at({}, { deck: [CARDS.small, CARDS.small] })
    .pass()
    .expect(sides({}, { deck: [2401] }))
    .waits()
    .done();
});

test("a player concedes at any time, asked or not", () => {
  at()
    .seat(0)
    .resign()
    .event("player:lost", { seat: 0, why: "concede" })
    .outcome({ winners: [1], why: "concede" })
    .done();
  at({}, { hand: [CARDS.small] })
    .choose("attack:1000:2000")
    .asks("kernel:respond", 1)
    .seat(0)
    .resign()
    .outcome({ winners: [1] })
    .done();
});
