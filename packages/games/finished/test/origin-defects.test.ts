import { test } from "vitest";
import { at, candyOn, table } from "./position.js";

test("1 a candy card pays once for coming, not again after each scoring or ability", () => {
  at({ present: [36, 9, 46], finished: 7, top: [8, 31, 33] })
    .choose(46)
    .expect(table({ finished: 9, active: 4 }))
    .waits()
    .done();
});

test("2 the game can be won, and it can be lost", () => {
  at({ finished: 45, present: [47], top: [46, 48] })
    .choose(47)
    .outcome({ won: true })
    .done();
  at({ present: [48], coffee: 0 })
    .choose("end")
    .outcome({ won: false })
    .done();
});

test("3 the past carries older cards from turn to turn", () => {
  at({ present: [20], past: [31, 33], top: [9, 12, 14] })
    .choose("end")
    .expect(table({ past: [31, 33, 20] }))
    .waits()
    .done();
});

test("4 a single parked card comes back with three new ones, not alone", () => {
  at({ present: [12, 20], top: [31, 33, 34] })
    .choose(12)
    .choose(20)
    .expect(table({ present: [31, 33, 34, 20] }))
    .waits()
    .done();
});

test("5 a card sent into the past leaves no candy behind and 48 is charged", () => {
  at({ present: [5, 48, 20], top: [31, 33] })
    .choose(5)
    .choose([5, 48])
    .expect(candyOn({}))
    .expect(table({ coffee: 6, reserve: 6 }))
    .waits()
    .done();
});

test("6 the card just drawn may be put back", () => {
  at({ present: [13, 20], top: [31] })
    .choose(13)
    .offers([31])
    .waits()
    .done();
});

test("7 abilities, scoring and the turn's start all fall back on the oldest past card", () => {
  const empty = { past: [45, 20, 22], restParked: true } as const;
  at({ ...empty, present: [46, 47] })
    .choose(46)
    .expect(table({ present: [46, 47, 45] }))
    .waits()
    .done();
  at({ present: [46, 47], past: [45, 20], finished: 8, top: [9], restParked: true })
    .choose(46)
    .expect(table({ finished: 9, present: [46, 47, 45] }))
    .waits()
    .done();
  at({ present: [46], past: [45, 20, 22], future: [{ kind: "one", cards: [] }], restParked: true })
    .choose("end")
    .expect(table({ present: [45, 20, 22], past: [46] }))
    .waits()
    .done();
});

test("8 candy on a scored card does not disappear", () => {
  at({ present: [9, 46], finished: 7, top: [8, 31, 33], candy: { 9: 1 } })
    .choose(46)
    .expect(table({ active: 4, reserve: 5 }))
    .waits()
    .done();
});

test("9 belowTheStack pays runs, charges 48 and needs a free slot", () => {
  at({ present: [46, 47, 48, 4], top: [31, 33, 34] })
    .choose(4)
    .choose([4, 46, 47, 48])
    .expect(table({ active: 6, coffee: 6 }))
    .waits()
    .done();
  at({ present: [4, 20], candy: { 4: 1 } })
    .refuses(4)
    .explains(4, "finished:no-slot")
    .waits()
    .done();
});

test("10 a limit per turn is kept where the ruleset has one", () => {
  at({ present: [9, 14], top: [31], rules: { limit: "perAbility" } })
    .choose(9)
    .notOffers([14])
    .waits()
    .done();
});

test("coffee reaching zero does not lose", () => {
  at({ present: [48], coffee: 1 })
    .choose("end")
    .outcome(null)
    .waits()
    .done();
});

test("a card already in the present scores when it becomes next", () => {
  at({ present: [22, 46], finished: 20, top: [21, 33, 34] })
    .choose(46)
    .expect(table({ finished: 22 }))
    .waits()
    .done();
});
