import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";
import { gameOfTricks } from "./tricks.js";

const target = group("stormtrooper-elite", { target: "h1" });
const shooting: At = {
  rebels: [target, group("stormtrooper-elite", { other: "h8" })],
  imperials: [group("stormtrooper-elite", { storm: "d1" })],
  initiative: 1,
  activating: { figure: "storm", actions: 1 },
};
const focused = group("stormtrooper-elite", { storm: { at: "d1", conditions: ["focus"] } });
const focusAt = (window: "attack:declare" | "attack:after" | "attack:modifiers") =>
  ({
    window,
    key: "focus",
    seat: 1,
    effects: [{ type: "figure:gain", figure: "storm", condition: "focus", by: "trick" }],
  }) as const;
const rolled = (...dice: readonly (readonly [string, number])[]) => ({
  dice: dice.map(([die, face]) => ({ die, face })),
});

describe("the pool", () => {
  test("the die of Focused is added at the declaration, and Focused is gone after the attack", () => {
    at({ ...shooting, imperials: [focused], dice: [0, 0, 0, 0] })
      .choose("attack:target:h1")
      .event("attack:rolled", rolled(["blue", 0], ["green", 0], ["green", 0], ["black", 0]))
      .event("condition:lost", { figure: "storm", condition: "focus" })
      .waits()
      .done();
  });

  test("Focused gained later in the declare step adds its die too", () => {
    at({ ...shooting, game: gameOfTricks([focusAt("attack:declare")]), dice: [0, 0, 0, 0] })
      .choose("attack:target:h1")
      .choose("focus")
      .event("attack:rolled", rolled(["blue", 0], ["green", 0], ["green", 0], ["black", 0]))
      .waits()
      .done();
  });

  test("Focused that is lost and gained again between declaring and rolling adds one die", () => {
    const again = [
      { type: "figure:lose", figure: "storm", condition: "focus" },
      { type: "figure:gain", figure: "storm", condition: "focus", by: "trick" },
    ] as const;
    at({
      ...shooting,
      imperials: [focused],
      game: gameOfTricks([{ window: "attack:declare", key: "again", seat: 1, effects: again }]),
      dice: [0, 0, 0, 0],
    })
      .choose("attack:target:h1")
      .choose("again")
      .event("attack:rolled", rolled(["blue", 0], ["green", 0], ["green", 0], ["black", 0]))
      .waits()
      .done();
  });

  test("the old Focused is discarded before a new one is gained after the attack", () => {
    at({ ...shooting, imperials: [focused], game: gameOfTricks([focusAt("attack:after")]), dice: [0, 0, 0, 0] })
      .choose("attack:target:h1")
      .choose("focus")
      .expect(table({ figures: { storm: { conditions: ["focus"] } } }))
      .waits()
      .done();
  });

  test("a pool says what it is made of", () => {
    at({
      ...shooting,
      imperials: [focused],
      game: gameOfTricks([
        {
          window: "attack:declare",
          key: "arm",
          seat: 1,
          effects: [
            { type: "attack:add-die", die: "red", by: "arm" },
            { type: "attack:remove-die", die: "green", by: "arm" },
          ],
        },
        { window: "attack:pools", key: "wait", effects: [] },
      ]),
      dice: [0, 0, 0, 0],
    })
      .choose("attack:target:h1")
      .choose("arm")
      .value("attack:pool", { attacker: "storm", defender: "target" }, {}, { green: 1 }, ["focused"])
      .pass()
      .pass()
      .event("attack:rolled", rolled(["blue", 0], ["green", 0], ["red", 0], ["black", 0]))
      .waits()
      .done();
  });

  test("free dice are chosen when the pool is about to be rolled, after everything that is declared", () => {
    at({
      ...shooting,
      imperials: [group("ig-88", { ig: "d1" })],
      activating: { figure: "ig", actions: 1 },
      game: gameOfTricks([
        { window: "attack:pools", key: "arm", seat: 1, effects: [{ type: "attack:add-die", die: "blue", by: "arm" }] },
      ]),
      dice: [0, 0, 0, 0],
    })
      .choose("attack:target:h1")
      .choose("arm")
      .asks("ia:free-dice", 1)
      .refuses({ red: 3 }, "NOT_AN_OPTION")
      .choose({ red: 1, green: 1 })
      .event("attack:rolled", rolled(["blue", 0], ["red", 0], ["green", 0], ["black", 0]))
      .waits()
      .done();
  });

  test("free dice may be limited by colour", () => {
    at({
      ...shooting,
      rebels: [group("stormtrooper-elite", { target: "h1" }), group("stormtrooper-elite", { other: "a8" })],
      imperials: [group("general-weiss", { weiss: "c1+d1+c2+d2+c3+d3" })],
      activating: { figure: "weiss", actions: 1 },
      openDoors: ["door-1"],
      dice: [0, 0, 0, 0],
    })
      .choose("attack:target:h1")
      .refuses({ red: 3 }, "NOT_AN_OPTION")
      .choose({ red: 2, blue: 1 })
      .event("attack:rolled", rolled(["red", 0], ["red", 0], ["blue", 0], ["black", 0]))
      .waits()
      .done();
  });
});
