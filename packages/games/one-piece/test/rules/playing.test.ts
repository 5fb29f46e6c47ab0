import { test } from "vitest";
import { at, CARDS, sides, table } from "../position.js";

const five = [CARDS.small, CARDS.small, CARDS.small, CARDS.small, CARDS.small];

test("playing a card rests DON!! equal to its cost, and the Character enters active", () => {
  at({ hand: [CARDS.blocker], don: { active: 3 } })
    .choose("play:1100")
    .expect(sides({ characters: [3000], hand: [], don: { active: 1, rested: 2 } }))
    .expect(table({ cards: { 3000: { rested: false, since: 5 } } }))
    .waits()
    .done();
});

test("a card that costs more than the active DON!! is not offered", () => {
  at({ hand: [CARDS.big], don: { active: 4, rested: 3 } })
    .notOffers(["play:1100"])
    .waits()
    .done();
});

test("with five Characters one is trashed by the rules, which is no K.O., and its DON!! come back rested", () => {
  at({ characters: [...five.slice(1), { card: CARDS.small, don: 2 }], hand: [CARDS.small], don: { active: 1 } })
    .choose("play:1100")
    .asks("op:make-room", 0)
    .offersExactly([1001, 1002, 1003, 1004, 1005])
    .choose(1005)
    .noEvent("card:dying")
    .expect(sides({ trash: [3000], characters: [1001, 1002, 1003, 1004, 3001], don: { active: 0, rested: 3 } }))
    .waits()
    .done();
});

test("a new Stage trashes the old one", () => {
  at({ stage: CARDS.stage, hand: [CARDS.stage], don: { active: 1 } })
    .choose("play:1100")
    .expect(sides({ stage: 3001, trash: [3000] }))
    .waits()
    .done();
});

test("an active DON!! is given to a Leader or Character, and comes back rested and then active in the Refresh Phase", () => {
  at({ don: { active: 1 } }, {}, { turn: 5 })
    .choose("give:1000")
    .expect(sides({ don: { active: 0 } }))
    .expect(table({ cards: { 1000: { don: 1 } } }))
    .pass()
    .pass()
    .expect(table({ turn: 7, cards: { 1000: { don: 0 } } }))
    .expect(sides({ don: { active: 3, rested: 0 } }))
    .waits()
    .done();
});

test("the last card drawn loses the game at once", () => {
  at({}, { deck: [CARDS.small] })
    .pass()
    .outcome({ winners: [0], loser: 1, why: "deck" })
    .done();
});
