import { test } from "vitest";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const don = (active: number, rested = 0) => ({ active, rested, deck: 10 - active - rested, staying: 0, total: 10 });
/** The card is played from the hand with ten DON!!. */
const play = (card: string, you: object = {}, opponent: object = {}) =>
  at({ hand: [card], don: { active: 10 }, ...you }, opponent)
    .choose("play:1100")
    .proves(`${card}:0`);

test("OP01-006 Otama weakens an opposing Character", () => {
  play("OP01-006", {}, { characters: [BIG] })
    .choose([2001])
    .expect(onTable({ 2001: { marks: [{ kind: "power", amount: -2000, until: TURN, by: "OP01-006" }] } }))
    .waits()
    .done();
});
const TURN = { at: "turn-end", seat: 0, from: 5 };

test("OP01-016 Nami takes a Straw Hat card that is not Nami", () => {
  play("OP01-016", { deck: ["OP01-016", "OP01-025", VANILLA, VANILLA, VANILLA, BIG] })
    .offersExactly([[], [1401]])
    .choose([1401])
    .choose([1400, 1402, 1403, 1404])
    .expect(sides({ hand: [3001], deck: [1405, 1400, 1402, 1403, 1404] }))
    .waits()
    .done();
});

test("OP01-033 Izo rests an opposing Character of cost 4 or less", () => {
  play("OP01-033", {}, { characters: [BIG, VANILLA] })
    .offersExactly([[], [2002]])
    .choose([2002])
    .expect(onTable({ 2002: { rested: true } }))
    .waits()
    .done();
});

test("OP01-054 X.Drake K.O.'s a rested opposing Character of cost 4 or less", () => {
  play("OP01-054", {}, { characters: [{ card: BIG, rested: true }, VANILLA, { card: VANILLA, rested: true }] })
    .offersExactly([[], [2003]])
    .choose([2003])
    .expect(sides({}, { characters: [2001, 2002] }))
    .waits()
    .done();
});

test("OP01-093 Ulti rests a DON!! to add a rested one", () => {
  play("OP01-093", { don: { active: 4 } })
    .choose("yes")
    .expect(sides({ don: don(1, 4) }))
    .waits()
    .done();
});

test("OP01-095 Kyoshirou draws with eight or more DON!! on the field", () => {
  play("OP01-095")
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
  at({ hand: ["OP01-095"], don: { active: 7 } })
    .choose("play:1100")
    .expect(sides({ hand: [] }))
    .waits()
    .done();
});

test("OP01-096 King returns two DON!! to K.O. two small Characters", () => {
  play("OP01-096", {}, { characters: [BIG, VANILLA, VANILLA] })
    .choose("yes")
    .choose({ active: 1, rested: 1 })
    .choose([2002])
    .choose([2003])
    .expect(sides({ don: don(2, 6) }, { characters: [2001] }))
    .waits()
    .done();
});

test("OP01-106 Basil Hawkins adds a rested DON!!", () => {
  play("OP01-106", { don: { active: 5 } })
    .expect(sides({ don: don(1, 5) }))
    .waits()
    .done();
});

test("OP01-114 X.Drake returns a DON!!, and the opponent discards", () => {
  play("OP01-114", { don: { active: 6 } }, { hand: [BIG, VANILLA] })
    .choose("yes")
    .choose({ rested: 1 })
    .asks("op:targets", 1)
    .choose([2101])
    .expect(sides({}, { hand: [2100] }))
    .waits()
    .done();
});

test("ST01-011 Brook gives up to two DON!! to a Leader or Character", () => {
  play("ST01-011", { don: { active: 2, rested: 2 } })
    .choose([1000])
    .expect(onTable({ 1000: { don: 2 } }))
    .waits()
    .done();
});

test("ST03-009 Doflamingo returns a Character of cost 7 or less, anybody's", () => {
  play("ST03-009", {}, { characters: [BIG, VANILLA] })
    .offersExactly([[], [3000], [2002]])
    .choose([2002])
    .expect(sides({}, { characters: [2001], hand: [3001] }))
    .waits()
    .done();
});

test("ST03-010 Kuma looks at three cards and puts all of them on one end of the deck", () => {
  play("ST03-010", { deck: [VANILLA, BIG, VANILLA, BIG] })
    .sees(0, { "one-piece": { cards: { 1401: { code: BIG } } } })
    .choose("bottom")
    .choose([1401, 1400, 1402])
    .expect(sides({ deck: [1403, 1401, 1400, 1402] }))
    .waits()
    .done();
});

test("ST03-014 Teach returns a Character of cost 3 or less", () => {
  play("ST03-014", {}, { characters: [BIG, VANILLA] })
    .choose([2002])
    .expect(sides({}, { characters: [2001], hand: [3001] }))
    .waits()
    .done();
});

test("ST04-004 King returns a DON!! to K.O. an opposing Character of cost 4 or less", () => {
  play("ST04-004", { don: { active: 7 } }, { characters: [BIG, VANILLA] })
    .choose("yes")
    .choose({ rested: 1 })
    .choose([2002])
    .expect(sides({}, { characters: [2001] }))
    .waits()
    .done();
});
