import { test } from "vitest";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const BATTLE = { at: "battle", seat: 1, from: 5 };
const don = (active: number, rested: number) => ({ active, rested, deck: 10 - active - rested, staying: 0, total: 10 });
/** The defender counters with the Event, for its own Leader. */
const counter = (card: string, you: object = {}, opponent: object = {}) =>
  at(you, { hand: [card], don: { active: 5 }, ...opponent })
    .proves(`${card}:0`)
    .choose("attack:1000:2000")
    .choose("event:2100")
    .choose([2000]);
/** The defender uses the Trigger of the card on top of Life. */
const trigger = (card: string, ability: string, you: object = {}, opponent: object = {}) =>
  at(you, { life: [card, VANILLA], ...opponent })
    .proves(ability)
    .choose("attack:1000:2000")
    .choose("trigger:3000");

test("OP01-026 Red Hawk: +4000, then K.O. an opposing Character of 4000 or less", () => {
  counter("OP01-026", { characters: [BIG, VANILLA] })
    .expect(onTable({ 2000: { marks: [{ kind: "power", amount: 4000, until: BATTLE, by: "OP01-026" }] } }))
    .choose([1002])
    .expect(sides({ characters: [1001] }))
    .waits()
    .done();
});

test("OP01-026 Red Hawk's Trigger takes 10000 from an opposing card", () => {
  const until = { at: "turn-end", seat: 0, from: 5, whose: 1 };
  trigger("OP01-026", "OP01-026:1", { characters: [BIG] })
    .choose([1001])
    .expect(onTable({ 1001: { marks: [{ kind: "power", amount: -10000, until, by: "OP01-026" }] } }))
    .waits()
    .done();
});

test("OP01-030 In Two Years takes a Straw Hat Character of five cards", () => {
  at({ hand: ["OP01-030"], don: { active: 1 }, deck: [BIG, "OP01-025", "ST01-014", BIG, BIG, BIG] })
    .proves("OP01-030:0")
    .choose("event:1100")
    .offersExactly([[], [1401]])
    .choose([1401])
    .choose([1400, 1402, 1403, 1404])
    .expect(sides({ hand: [3001] }))
    .waits()
    .done();
});

test("OP01-030 In Two Years' Trigger does the same", () => {
  trigger("OP01-030", "OP01-030:1", {}, { deck: ["OP01-025", BIG] })
    .choose([2400])
    .expect(sides({}, { hand: [3001] }))
    .waits()
    .done();
});

test("OP01-057 Paradise Waterfall: +2000, then a Character stands up", () => {
  counter("OP01-057", {}, { characters: [{ card: BIG, rested: true }] })
    .choose([2001])
    .expect(onTable({ 2001: { rested: false } }))
    .waits()
    .done();
});

test("OP01-057 Paradise Waterfall's Trigger K.O.'s a rested opposing Character of cost 4 or less", () => {
  trigger("OP01-057", "OP01-057:1", { characters: [{ card: VANILLA, rested: true }, VANILLA] })
    .offersExactly([[], [1001]])
    .choose([1001])
    .expect(sides({ characters: [1002] }))
    .waits()
    .done();
});

test("OP01-119 Thunder Bagua: +4000, and a rested DON!! with two or less Life", () => {
  counter("OP01-119", {}, { life: [VANILLA, VANILLA] })
    .expect(sides({}, { don: don(3, 3) }))
    .waits()
    .done();
  counter("OP01-119")
    .expect(sides({}, { don: don(3, 2) }))
    .waits()
    .done();
});

test("OP01-119 Thunder Bagua's Trigger adds an active DON!!", () => {
  trigger("OP01-119", "OP01-119:1")
    .expect(sides({}, { don: don(1, 0) }))
    .waits()
    .done();
});

test("ST01-014 Guard Point: +3000", () => {
  counter("ST01-014")
    .event("battle:fought", { attacker: 1000, target: 2000, seat: 0, power: [5000, 8000], won: false })
    .waits()
    .done();
});

test("ST01-014 Guard Point's Trigger gives +1000 this turn", () => {
  const until = { at: "turn-end", seat: 0, from: 5, whose: 1 };
  trigger("ST01-014", "ST01-014:1")
    .choose([2000])
    .expect(onTable({ 2000: { marks: [{ kind: "power", amount: 1000, until, by: "ST01-014" }] } }))
    .waits()
    .done();
});

test("ST04-014 Lead Performer draws and adds an active DON!!, as its Trigger does", () => {
  at({ hand: ["ST04-014"], don: { active: 4 } })
    .proves("ST04-014:0")
    .choose("event:1100")
    .expect(sides({ hand: [3001], don: don(1, 4) }))
    .waits()
    .done();
  trigger("ST04-014", "ST04-014:1")
    .expect(sides({}, { hand: [3001], don: don(1, 0) }))
    .waits()
    .done();
});

for (const [card, ability] of [
  ["OP01-106", "OP01-106:1"],
  ["ST03-010", "ST03-010:1"],
  ["ST03-013", "ST03-013:0"],
] as const)
  test(`${card} is played by its Trigger`, () => {
    trigger(card, ability)
      .expect(onTable({ 3001: { code: card, zone: "character" } }))
      .waits()
      .done();
  });
