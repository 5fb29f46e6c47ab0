import { test } from "vitest";
import { at, BIG, onTable, sides, VANILLA } from "../position.js";

const TURN = { at: "turn-end", seat: 0, from: 5 };

test("OP01-003 Luffy stands a small Supernova up, which gets +1000", () => {
  at({
    leader: "OP01-003",
    characters: [
      { card: "OP01-025", rested: true },
      { card: BIG, rested: true },
    ],
    don: { active: 4 },
  })
    .proves("OP01-003:0")
    .choose("use:1000:OP01-003:0")
    .offersExactly([[], [1001]])
    .choose([1001])
    .expect(onTable({ 1001: { rested: false, marks: [{ kind: "power", amount: 1000, until: TURN, by: "OP01-003" }] } }))
    .notOffers(["use:1000:OP01-003:0"])
    .waits()
    .done();
});

test("ST01-017 Thousand Sunny is rested to give a Straw Hat +1000", () => {
  at({ stage: "ST01-017", characters: ["OP01-025", VANILLA] })
    .proves("ST01-017:0")
    .choose("use:1009:ST01-017:0")
    .offersExactly([[], [1001]])
    .choose([1001])
    .expect(
      onTable({
        1009: { rested: true },
        1001: { marks: [{ kind: "power", amount: 1000, until: TURN, by: "ST01-017" }] },
      }),
    )
    .waits()
    .done();
});

test("ST04-017 Onigashima Island is rested to add a rested DON!! for an Animal Kingdom Pirates Leader", () => {
  at({ leader: "OP01-061", stage: "ST04-017" })
    .proves("ST04-017:0")
    .choose("use:1009:ST04-017:0")
    .expect(sides({ don: { active: 0, rested: 1, deck: 9, staying: 0, total: 10 } }))
    .waits()
    .done();
});

test("OP10-032 Tashigi is rested instead of another green Character that an opposing effect removes", () => {
  at({ hand: ["ST03-009"], don: { active: 10 } }, { characters: ["OP10-032", "OP01-033", VANILLA] })
    .proves("OP10-032:0")
    .choose("play:1100")
    .choose([2002])
    .choose("instead:2001:OP10-032:0")
    .expect(onTable({ 2001: { rested: true }, 2002: { zone: "character" } }))
    .waits()
    .done();
});

test("OP10-074 Pica rests two DON!! instead of being K.O.'d by an opposing effect, once per turn", () => {
  const drake = { hand: ["OP01-054", "OP01-054"], don: { active: 10 } };
  at(drake, { characters: [{ card: "OP10-074", rested: true }], don: { active: 4 } })
    .proves("OP10-074:0")
    .choose("play:1100")
    .choose([2001])
    .choose("instead:2001:OP10-074:0")
    .expect(sides({}, { characters: [2001], don: { active: 2, rested: 2, deck: 6, staying: 0, total: 10 } }))
    .choose("play:1101")
    .choose([2001])
    .expect(sides({}, { characters: [] }))
    .waits()
    .done();
});
