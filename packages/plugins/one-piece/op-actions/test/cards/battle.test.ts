import { test } from "vitest";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const TURN = { at: "turn-end", seat: 0, from: 5 };
/** The card attacks the opposing Leader with two DON!!. */
const attack = (card: string, you: object = {}, opponent: object = {}) =>
  at({ characters: [{ card, don: 2 }], ...you }, opponent)
    .choose("attack:1001:2000")
    .proves(`${card}:0`);

test("OP01-017 Robin K.O.'s an opposing Character of 3000 or less when attacking", () => {
  attack("OP01-017", {}, { characters: [BIG, VANILLA] })
    .offersExactly([[], [2002]])
    .choose([2002])
    .expect(sides({}, { characters: [2001] }))
    .waits()
    .done();
});

test("OP01-022 Brook weakens up to two opposing Characters when attacking", () => {
  const weaker = { marks: [{ kind: "power", amount: -2000, until: TURN, by: "OP01-022" }] };
  attack("OP01-022", {}, { characters: [BIG, VANILLA] })
    .choose([2001, 2002])
    .expect(onTable({ 2001: weaker, 2002: weaker }))
    .waits()
    .done();
});

test("OP01-034 Inuarashi stands a DON!! up when attacking", () => {
  attack("OP01-034", { don: { active: 0, rested: 3 } })
    .choose({ "rested-don-0": 1 })
    .expect(sides({ don: { active: 1, rested: 2, deck: 5, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("OP01-064 Alvida discards a card to return an opposing Character of cost 3 or less", () => {
  attack("OP01-064", { hand: [BIG] }, { characters: [BIG, VANILLA] })
    .choose("yes")
    .choose([2002])
    .expect(sides({ hand: [], trash: [3000] }, { characters: [2001], hand: [3001] }))
    .waits()
    .done();
});

test("ST01-012 Luffy with two DON!! is not blocked", () => {
  attack("ST01-012", {}, { characters: ["OP01-100"] })
    .expect(onTable({ 1001: { marks: [{ kind: "keyword", word: "Unblockable", until: BATTLE, by: "ST01-012" }] } }))
    .offersExactly(["pass"])
    .waits()
    .done();
});
const BATTLE = { at: "battle", seat: 0, from: 5 };

test("ST03-005 Mihawk draws two and discards two when attacking", () => {
  attack("ST03-005", { hand: [BIG] })
    .choose([1100, 3000])
    .expect(sides({ hand: [3001], trash: [3002, 3003] }))
    .waits()
    .done();
});

test("OP01-014 Jinbe with a DON!! plays a red Character of cost 2 or less when he blocks", () => {
  at({}, { characters: [{ card: "OP01-014", don: 1 }], hand: [BIG, VANILLA] })
    .proves("OP01-014:0")
    .choose("attack:1000:2000")
    .choose("block:2001")
    .offersExactly([[], [2101]])
    .choose([2101])
    .expect(sides({}, { characters: [2001, 3000], hand: [2100] }))
    .waits()
    .done();
});

test("OP01-007 Caribou K.O.'s an opposing Character of 4000 or less when he is K.O.'d", () => {
  at({ characters: [VANILLA, BIG] }, { characters: [{ card: "OP01-007", rested: true }] })
    .proves("OP01-007:0")
    .choose("attack:1000:2001")
    .asks("op:targets", 1)
    .offersExactly([[], [1001]])
    .choose([1001])
    .expect(sides({ characters: [1002] }, { characters: [] }))
    .waits()
    .done();
});

test("OP01-061 Kaido with a DON!! adds one when an opposing Character is K.O.'d, once per turn", () => {
  const small = { card: VANILLA, rested: true };
  at({ leader: { card: "OP01-061", don: 1 }, characters: [BIG] }, { characters: [small, small] })
    .proves("OP01-061:0")
    .choose("attack:1000:2001")
    .expect(sides({ don: { active: 1, rested: 0, deck: 8, staying: 0, total: 10 } }))
    .choose("attack:1001:2002")
    .expect(sides({ don: { active: 1, rested: 0, deck: 8, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("OP01-068 Moria has Double Attack on the own turn with five cards in hand", () => {
  at({ characters: [{ card: "OP01-068", don: 2 }], hand: [BIG, BIG, BIG, BIG, BIG] })
    .proves("OP01-068:0")
    .choose("attack:1001:2000")
    .pass()
    .pass()
    .expect(sides({}, { life: [2202, 2203, 2204] }))
    .waits()
    .done();
});

test("OP01-099 Semimaru keeps other Kurozumi Clan Characters from being K.O.'d in battle", () => {
  at({}, { characters: ["OP01-099", { card: "OP01-100", rested: true }] })
    .proves("OP01-099:0")
    .choose("attack:1000:2002")
    .expect(sides({}, { characters: [2001, 2002] }))
    .waits()
    .done();
});

test("ST01-013 Zoro with a DON!! has 1000 more", () => {
  at({ characters: [{ card: "ST01-013", don: 1 }] }, { characters: [{ card: BIG, rested: true }] })
    .proves("ST01-013:0")
    .choose("attack:1001:2001")
    .event("battle:fought", { attacker: 1001, target: 2001, seat: 0, power: [7000, 9000], won: false })
    .waits()
    .done();
});
