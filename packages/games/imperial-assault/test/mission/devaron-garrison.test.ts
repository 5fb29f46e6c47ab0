import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, at, game, group, setupAt, table } from "../position.js";

const idle = { ready: false };
const map = "devaron-garrison";
const crate = (id: string, space: string, more: object = {}) =>
  ({ id, kind: "crate", space, carrier: null, damage: 0, ...more }) as const;

describe("A: crates with power tokens", () => {
  const supplies: At = {
    map,
    rebels: [group("luke-skywalker", { luke: "r12" })],
    imperials: [group("darth-vader", { vader: "h21" }, idle)],
    activating: { figure: "luke" },
  };

  test("at the start of a round a power token is put on each crate by its colour", () => {
    const { slices } = startMatch(game, {
      seed: 1,
      setup: setupAt({ ...supplies, activating: undefined, start: "round" }),
    });
    const holds = Object.values(slices["imperial-assault"].objects).map(({ colour, holds }) => [colour, holds]);
    expect(holds).toEqual([
      ["red", { hit: 1 }],
      ["red", { hit: 1 }],
      ["blue", { block: 1 }],
      ["blue", { block: 1 }],
      ["yellow", { surge: 1 }],
    ]);
  });

  test("they pile up from round to round", () => {
    at({ ...supplies, objects: [crate("one", "r11", { colour: "red", holds: { hit: 2 } })] })
      .pass()
      .expect(table({ round: 2, objects: { one: { holds: { hit: 3 } } } }))
      .waits()
      .done();
  });

  test("at the end of the round 2 points for each crate controlled", () => {
    at({ ...supplies, objects: [crate("one", "r11"), crate("two", "r15")] })
      .pass()
      .event("vp:scored", { seat: 0, vp: 2, by: "mission" })
      .waits()
      .done();
  });
});

describe("B: crates that burst", () => {
  const storage: At = {
    map,
    mission: "b",
    rebels: [group("luke-skywalker", { luke: "r12" })],
    imperials: [group("darth-vader", { vader: "g19" }, idle)],
    activating: { figure: "luke" },
  };

  test("doors are locked", () => {
    at({ ...storage, rebels: [group("luke-skywalker", { luke: "n12" })] })
      .notOffers(["open:gate"])
      .waits()
      .done();
  });

  test("a crate has 5 Health and a block; destroyed, it does 2 damage to everybody and everything on or next to it", () => {
    // blue 2 hits, green 2 hits, yellow 2 hits; 1 block
    at({
      ...storage,
      rebels: [group("luke-skywalker", { luke: "r12" }), group("rebel-trooper", { near: "s11", far: "q13" }, idle)],
      objects: [crate("one", "r11"), crate("two", "t11"), crate("next", "s11", { damage: 3 })],
      dice: [4, 4, 4],
    })
      .choose("attack:one:r11")
      .event("object:removed", { object: "one", kind: "crate" })
      // the next one bursts in turn and is next to Luke too
      .event("object:removed", { object: "next", kind: "crate" })
      .event("object:damaged", { object: "two", amount: 2, by: "mission" })
      .expect(table({ figures: { luke: { damage: 4 }, far: { damage: 0 } } }))
      .waits()
      .done();
  });

  test("each crate in a player's zone counts as 6 points while it lies there", () => {
    at({ ...storage, objects: [crate("one", "g18")], sides: [{ zone: "blue" }, { zone: "red", vp: 30 }] })
      .expect(table({ sides: { 1: { counted: [{ token: "crate", each: 6, until: 999, number: 1 }] } } }))
      .waits()
      .done();
  });

  test("pushing a crate into the own zone may win at once", () => {
    at({
      ...storage,
      rebels: [group("luke-skywalker", { luke: "i9" })],
      objects: [crate("one", "i10")],
      sides: [{ zone: "blue", vp: 34 }, { zone: "red" }],
    })
      .pass()
      .asks("ia:token", 0)
      .choose("i8")
      .outcome({ winners: [0], by: "points", vp: [40, 0] })
      .done();
  });

  test("at the end of the round a door opens for each terminal controlled, then crates controlled are pushed up to 3 spaces", () => {
    at({
      ...storage,
      rebels: [group("luke-skywalker", { luke: "o6" }), group("rebel-trooper", { trooper: "r12" }, idle)],
      objects: [crate("one", "r11")],
    })
      .pass()
      .asks("ia:open", 0)
      .choose("gate")
      .event("door:opened", { door: "gate" })
      .asks("ia:token", 0)
      .offers(["r12", "t11", "stay"])
      .choose("t9")
      .event("object:moved", { object: "one", from: "r11", to: "t9" })
      .waits()
      .done();
  });

  test("a crate nobody controls stays where it is", () => {
    at({ ...storage, objects: [crate("one", "i12")] })
      .pass()
      .noEvent("object:moved")
      .waits()
      .done();
  });
});
