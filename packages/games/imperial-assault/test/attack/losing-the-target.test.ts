import { describe, test } from "vitest";
import { type At, at, group, table } from "../position.js";
import { facing } from "./facing.js";
import { gameOfTricks, type Trick } from "./tricks.js";

describe("losing the target", () => {
  const moved = (space: string): Trick => ({
    window: "attack:declare",
    key: "dive",
    seat: 0,
    effects: [{ type: "figure:place", figure: "rebel", to: [space] }],
  });

  test("a defender that moves where it is still seen is aimed at there", () => {
    at({ ...facing, game: gameOfTricks([moved("g1")]), dice: [4, 4, 0] })
      .choose("attack:rebel:h1")
      .choose("dive")
      .event("attack:hit", { attacker: "storm", defender: "rebel", damage: 3 })
      .waits()
      .done();
  });

  test("of a large defender that moved another space is aimed at; if somebody else moved, the one that was", () => {
    const place = (figure: string, ...to: string[]): Trick => ({
      window: "attack:declare",
      key: "move",
      seat: 0,
      effects: [{ type: "figure:place", figure, to }],
    });
    const large = (trick: Trick): At => ({
      ...facing,
      rebels: [group("nexu", { cat: "g1+h1+g2+h2" }), group("stormtrooper-elite", { other: "h8" })],
      game: gameOfTricks([trick]),
    });
    at(large(place("cat", "f1", "g1", "f2", "g2")))
      .choose("attack:cat:g1")
      .choose("move")
      .asks("ia:target-space", 1)
      .offersExactly(["f1", "f2", "g1", "g2"])
      .waits()
      .done();
    // blue 3 accuracy 2 hits, green 1 accuracy 2 hits; white blank
    at({ ...large(place("other", "g8")), dice: [4, 4, 0] })
      .choose("attack:cat:g1")
      .choose("move")
      .event("attack:hit", { attacker: "storm", defender: "cat", damage: 4 })
      .waits()
      .done();
  });

  test("a defender out of sight is missed, and the dice are rolled all the same", () => {
    at({ ...facing, game: gameOfTricks([moved("h8")]), dice: [4, 4, 0] })
      .choose("attack:rebel:h1")
      .choose("dive")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .event("attack:rolled")
      .noEvent("attack:hit")
      .waits()
      .done();
  });

  test("a figure that steps between hides the target space", () => {
    at({
      ...facing,
      game: gameOfTricks([
        {
          window: "attack:declare",
          key: "between",
          seat: 0,
          effects: [
            { type: "figure:place", figure: "other", to: ["g1"] },
            { type: "figure:place", figure: "third", to: ["g2"] },
          ],
        },
      ]),
      rebels: [group("stormtrooper-elite", { rebel: "h1", third: "c8" }), group("stormtrooper-elite", { other: "b8" })],
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("between")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .waits()
      .done();
  });

  test("so does a figure that is deployed between", () => {
    const deploy = (figure: string, space: string) => {
      const where = { seat: 0, card: "stormtrooper-elite", group: "between", spaces: [space] };
      return { type: "figure:return" as const, figure, ...where };
    };
    const between = [deploy("one", "g1"), deploy("two", "g2")];
    at({
      ...facing,
      game: gameOfTricks([{ window: "attack:declare", key: "between", seat: 0, effects: between }]),
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("between")
      .event("attack:missed", { reason: "no-line-of-sight" })
      .waits()
      .done();
  });

  test("a melee target that is no longer adjacent is missed", () => {
    at({
      ...facing,
      game: gameOfTricks([moved("g1")]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      imperials: [group("darth-vader", { vader: "d1" })],
      activating: { figure: "vader", actions: 1 },
      dice: [4, 4, 4, 0],
    })
      .choose("attack:rebel:e1")
      .choose("dive")
      .event("attack:missed", { reason: "out-of-reach" })
      .waits()
      .done();
  });

  test("a melee target with Reach on it is hit two spaces away", () => {
    at({
      ...facing,
      game: gameOfTricks([moved("f1")]),
      rebels: [group("stormtrooper-elite", { rebel: "e1" }), group("stormtrooper-elite", { other: "h2" })],
      imperials: [group("royal-guard", { guard: "d1" })],
      activating: { figure: "guard", actions: 1 },
      // red 3 hits, yellow 2 hits; black 1 block
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:e1")
      .choose("dive")
      .event("attack:hit", { attacker: "guard", defender: "rebel", damage: 4 })
      .waits()
      .done();
  });

  test("a defender that is incapacitated is missed, and the dice are rolled all the same", () => {
    const lies = { type: "figure:become", figure: "rebel", status: "incapacitated" } as const;
    at({
      ...facing,
      game: gameOfTricks([{ window: "attack:declare", key: "lie", seat: 0, effects: [lies] }]),
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("lie")
      .event("attack:rolled")
      .event("attack:missed")
      .noEvent("figure:damaged")
      .waits()
      .done();
  });

  test("an attack whose target leaves play before damage ends at once: no dice, no surges, no later steps", () => {
    at({
      ...facing,
      game: gameOfTricks([
        { window: "attack:pools", key: "fall", seat: 0, effects: [{ type: "figure:defeat", figure: "rebel" }] },
        { window: "attack:after", key: "later", effects: [] },
      ]),
      dice: [],
    })
      .choose("attack:rebel:h1")
      .choose("fall")
      .noEvent("attack:rolled")
      .event("attack:resolved", { attacker: "storm", defender: "rebel", missed: false, dealt: 0 })
      .expect(table({ attacks: [] }))
      .waits()
      .done();
  });

  test("an attack whose attacker falls after the roll ends at once", () => {
    at({
      ...facing,
      game: gameOfTricks([
        { window: "attack:rerolls", key: "fall", seat: 0, effects: [{ type: "figure:defeat", figure: "storm" }] },
        { window: "attack:modifiers", key: "later", effects: [] },
      ]),
      imperials: [group("stormtrooper-elite", { storm: "d1" }), group("stormtrooper-elite", { guard: "a8" })],
      dice: [4, 4, 0],
    })
      .choose("attack:rebel:h1")
      .choose("fall")
      .noEvent("attack:hit")
      .expect(table({ attacks: [], figures: { rebel: { damage: 0 } } }))
      .waits()
      .done();
  });
});
