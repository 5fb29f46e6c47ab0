import { expect, test } from "vitest";
import { costOf } from "../../src/index.js";
import { at, CARDS, context, reading, sides, table } from "../position.js";

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

test("cost below 0 counts as 0 but the negative sum is remembered", () => {
  const cheaper = (amount: number) => ({ kind: "cost", amount, until: null, by: CARDS.event }) as never;
  const characters = [{ card: CARDS.small, marks: [cheaper(-3), cheaper(1)] }];
  const end = at({ characters }).waits().done();
  expect(costOf(context, reading(end), 1001)).toBe(0);
});

test("a Stage and a Character enter active; an Event without an ability is not offered", () => {
  at({ hand: [CARDS.stage, CARDS.event], don: { active: 2 } })
    .notOffers(["event:1101", "play:1101"])
    .choose("play:1100")
    .expect(sides({ stage: 3000 }))
    .expect(table({ cards: { 3000: { rested: false } } }))
    .waits()
    .done();
});

test("the sixth Character may take the place of any of the five, an attacker of the turn included", () => {
  at({ characters: [CARDS.blocker, ...five.slice(1)], hand: [CARDS.small], don: { active: 1 } })
    .choose("attack:1001:2000")
    .choose("play:1100")
    .choose(1001)
    .expect(sides({ trash: [3000], characters: [1002, 1003, 1004, 1005, 3001] }))
    .waits()
    .done();
});

test("a ban on playing Characters leaves Stages, a ban on playing from the hand nothing", () => {
  const ban = (word: string) => [{ kind: "cannot", word, until: null, by: CARDS.event } as never];
  const hand = [CARDS.small, CARDS.stage];
  at({ hand, marks: ban("playCharacters"), don: { active: 2 } })
    .notOffers(["play:1100"])
    .offers(["play:1101"])
    .explains("play:1100", "op:may-not-play")
    .waits()
    .done();
  at({ hand, marks: ban("playFromHand"), don: { active: 2 } })
    .notOffers(["play:1100", "play:1101"])
    .waits()
    .done();
});

test("what cannot be played or cannot attack is explained", () => {
  at({
    leader: { card: CARDS.leader, rested: true },
    characters: [{ card: CARDS.small, new: true }],
    hand: [CARDS.big, CARDS.event],
    don: { active: 0 },
  })
    .explains("play:1100", "op:too-dear")
    .explains("event:1101", "op:too-dear")
    .explains("attack:1000:2000", "op:is-rested")
    .explains("attack:1001:2000", "op:is-new")
    .refuses("play:1100", "NOT_AN_OPTION")
    .waits()
    .done();
  at({}, {}, { turn: 1 }).explains("attack:1000:2000", "op:first-turn").waits().done();
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
