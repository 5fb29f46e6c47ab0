import { describe, test } from "vitest";
import { gameOfTricks, type Trick } from "../attack/tricks.js";
import { type At, at, group, table } from "../position.js";

const active = (conditions: readonly string[], more: Partial<At> = {}): At => ({
  rebels: [group("luke-skywalker", { luke: { at: "d1", conditions } })],
  imperials: [group("darth-vader", { vader: "e1" })],
  activating: { figure: "luke" },
  ...more,
});
const luke = (part: object) => table({ figures: { luke: part } });

describe("Bleeding", () => {
  test("example 7: a move action and an attack action are two strain", () => {
    // blue, red, yellow, green or whatever Luke rolls: every face the first; black 3 blocks twice
    at(active(["bleed"], { imperials: [group("darth-vader", { vader: "h8" })] }))
      .choose("move")
      .expect(luke({ damage: 1 }))
      .choose("move")
      .expect(luke({ damage: 2 }))
      .waits()
      .done();
  });

  test("example 7: discarding it causes none, and the next action causes none either", () => {
    at(active(["bleed"]))
      .choose("discard:bleed")
      .expect(luke({ damage: 0, conditions: [] }))
      .choose("move")
      .expect(luke({ damage: 0 }))
      .waits()
      .done();
  });

  test("every action but its own removal causes strain, also the one that discards Stunned", () => {
    at(active(["bleed", "stun"]))
      .choose("discard:stun")
      .expect(luke({ damage: 1, conditions: ["bleed"] }))
      .waits()
      .done();
  });
});

describe("Stunned", () => {
  test("a stunned figure does not leave its space, and is free once it has discarded it", () => {
    at(active(["stun"], { activating: { figure: "luke", actions: 1, points: 3 } }))
      .notOffers(["go:c1", "attack:vader:e1"])
      .choose("discard:stun")
      .offers(["go:c1"])
      .waits()
      .done();
  });
});

describe("Weakened", () => {
  test("it ends with the figure's own activation", () => {
    at(active(["weaken"], { rebels: [group("luke-skywalker", { luke: { at: "d1", conditions: ["weaken"] } })] }))
      .pass()
      .event("condition:lost", { figure: "luke", condition: "weaken" })
      .waits()
      .done();
  });
});

describe("a condition", () => {
  const gain: Trick = {
    window: "activation:act",
    key: "gain",
    seat: 0,
    effects: [{ type: "figure:gain", figure: "luke", condition: "focus", by: "trick" }],
  };

  test("gaining one that the figure has already is nothing", () => {
    at(active(["focus"], { game: gameOfTricks([gain]) }))
      .choose("gain")
      .noEvent("condition:gained")
      .expect(luke({ conditions: ["focus"] }))
      .waits()
      .done();
  });
});
