import { describe, test } from "vitest";
import { field, squad, unit } from "../field.js";

const plain = (rest: object = {}) => ({
  models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 9, weapons: [{ weapon: "blade" }] }],
  ...rest,
});

describe("charge and fight", () => {
  test("charge targets: chosen after the roll, among those it reaches", () => {
    field([squad("a", 10)], [squad("x", 18), squad("y", [20, 1])], { phase: "charge", dice: [3, 5] })
      .choose("0.a")
      .offersExactly(["1.x", "stay"])
      .waits()
      .done();
  });

  test("charge targets: within the roll itself, not only where they would be engaged", () => {
    field([squad("a", 10)], [squad("x", 18)], { phase: "charge", dice: [3, 4] })
      .choose("0.a")
      .event("charge:failed", { unit: "0.a" })
      .waits()
      .done();
  });

  test("charge targets: a roll of 2 is too short for any unit", () => {
    field([squad("a", 10)], [squad("x", 13)], { phase: "charge", dice: [1, 1] })
      .choose("0.a")
      .event("charge:failed", { unit: "0.a" })
      .waits()
      .done();
  });

  test("charging while engaged: is not declared", () => {
    field([squad("a", 10), squad("b", [10, 1])], [squad("x", 12), squad("y", [18, 1])], { phase: "charge" })
      .offersExactly(["0.b", "done"])
      .waits()
      .done();
  });

  test("fights first: who charged fights before the others", () => {
    field(
      [squad("a", 10, plain({ combat: { charged: true } })), squad("b", [10, 1], plain())],
      [squad("x", 12, plain()), squad("y", [12, 1], plain())],
      { phase: "fight", dice: [1] },
    )
      .expect(unit("0.a", { combat: { fought: true } }))
      .asks("wh:fighter", 1)
      .waits()
      .done();
  });

  test("pile in: all units pile in before any fights, those of the turn's player first", () => {
    field([squad("a", 10, plain())], [squad("x", 12, plain()), squad("y", 13, plain())], { phase: "fight" })
      .asks("wh:pile-in", 0)
      .waits()
      .done();
  });

  test("order of fights: begins with the player whose turn it is", () => {
    field(
      [squad("a", 10, plain()), squad("b", [10, 1], plain())],
      [squad("x", 12, plain()), squad("y", [12, 1], plain())],
      { phase: "fight" },
    )
      .asks("wh:fighter", 0)
      .offersExactly(["0.a", "0.b"])
      .waits()
      .done();
  });

  test("who may fight: also who was engaged when fights began", () => {
    const frail = { models: [{ id: "model", count: 1, T: 1, Sv: 7, W: 1, weapons: [{ weapon: "blade" }] }] };
    field([squad("a", 10, plain()), squad("b", 8, plain())], [squad("x", 9, frail), squad("z", [40, 2])], {
      phase: "fight",
      dice: [5, 5],
    })
      .choose("0.a")
      .event("unit:destroyed", { unit: "1.x" })
      .event("unit:fought", { unit: "0.b" })
      .waits()
      .done();
  });

  test("overrun: who is not engaged when it fights piles in once more", () => {
    const frail = { models: [{ id: "model", count: 1, T: 1, Sv: 7, W: 1, weapons: [{ weapon: "blade" }] }] };
    field([squad("a", 10, plain()), squad("b", 8, plain())], [squad("x", 9, frail), squad("y", 13, plain())], {
      phase: "fight",
      dice: [5, 5],
    })
      .choose("stay")
      .choose("0.a")
      .asks("wh:pile-in", 0)
      .waits()
      .done();
  });

  test("consolidate: all units consolidate after the last fight", () => {
    field([squad("a", 10, plain())], [squad("x", 12, plain())], {
      phase: "fight",
      dice: [1, 1],
      objectives: [{ id: "centre", along: 10, lane: 0 }],
    })
      .expect(unit("0.a", { place: { along: 10, lane: 0 } }))
      .waits()
      .done();
  });
});
