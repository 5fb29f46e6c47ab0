import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, at, game, gameWith, group, setupAt, table } from "../position.js";
import { partingBlow } from "./parting-blow.js";

/** Luke, Speed 5, with both actions; nobody is near. */
const luke: At = {
  rebels: [group("luke-skywalker", { luke: "d1" })],
  imperials: [group("imperial-officer", { officer: "h8" })],
  activating: { figure: "luke" },
};

const refusal = (position: At, key: string) => {
  const match = startMatch(game, { seed: 1, setup: setupAt(position), hold: "auto" });
  const before = match.hash();
  const refused = match.answer(0, key);
  expect(match.hash()).toBe(before);
  return refused.ok ? undefined : refused.reason;
};

describe("a move is one decision", () => {
  test("choosing a space takes the Move action and walks there; what is left of the points stays", () => {
    at(luke)
      .notOffers(["move"])
      .choose("go:b1")
      .event("points:gained", { figure: "luke", amount: 5 })
      .event("action:resolved", { kind: "move" })
      .expect(table({ figures: { luke: { spaces: ["b1"] } }, activation: { actions: 1, points: 3 } }))
      .waits()
      .done();
  });

  test("points that are there are spent first, and no action is taken", () => {
    at({ ...luke, activating: { figure: "luke", points: 2 } })
      .choose("go:b1")
      .expect(table({ figures: { luke: { spaces: ["b1"] } }, activation: { actions: 2, points: 0 } }))
      .waits()
      .done();
  });

  test("a space that is farther than Speed takes both actions", () => {
    at({ ...luke, rebels: [group("luke-skywalker", { luke: "a1" })] })
      .choose("go:h2")
      .expect(table({ figures: { luke: { spaces: ["h2"] } }, activation: { actions: 0, points: 3 } }))
      .waits()
      .done();
  });

  test("a Move action without a step is legal, though not listed", () => {
    at(luke)
      .choose("move")
      .expect(table({ figures: { luke: { spaces: ["d1"] } }, activation: { actions: 1, points: 5 } }))
      .waits()
      .done();
    expect(refusal({ ...luke, activating: { figure: "luke", actions: 0, points: 1 } }, "move")).toBe(
      "No action is left.",
    );
  });

  test("Bleeding hurts after the Move action and before the walk; a figure that falls walks nowhere", () => {
    const bleeding = (damage: number): At => ({
      ...luke,
      rebels: [
        group("luke-skywalker", { luke: { at: "d1", damage, conditions: ["bleed"] } }),
        group("rebel-trooper", { trooper: "a1" }),
      ],
    });
    at(bleeding(0))
      .choose("go:b1")
      .expect(table({ figures: { luke: { spaces: ["b1"], damage: 1 } } }))
      .waits()
      .done();
    at(bleeding(9)).choose("go:b1").event("figure:fell", { figure: "luke" }).noEvent("figure:moved").waits().done();
  });

  test("an interrupt stops it where it stands, and it goes on from there", () => {
    at({ ...luke, game: gameWith(partingBlow), imperials: [group("darth-vader", { vader: "e1" })], dice: [0, 0, 0, 1] })
      .choose("go:b1")
      .asks("kernel:respond", 1)
      .expect(table({ figures: { luke: { spaces: ["d1"] } }, activation: { actions: 1, points: 5 } }))
      .choose("blow:vader")
      .expect(table({ figures: { luke: { spaces: ["b1"] } }, activation: { points: 3 } }))
      .waits()
      .done();
  });
});

describe("a way of one's own", () => {
  test("leads over the places named, in their order, for what it costs", () => {
    at(luke)
      .choose("go:c2>b1")
      .event("figure:moved", { figure: "luke", to: ["c2"] })
      .event("figure:moved", { figure: "luke", to: ["b1"] })
      .expect(table({ figures: { luke: { spaces: ["b1"] } }, activation: { actions: 1, points: 3 } }))
      .waits()
      .done();
  });

  test("takes as many Move actions as it needs", () => {
    at(luke)
      .choose("go:a1>d1")
      .expect(table({ figures: { luke: { spaces: ["d1"] } }, activation: { actions: 0, points: 4 } }))
      .waits()
      .done();
  });

  test.each([
    ["a place the map does not have", "go:z9>b1", "The map has no space z9."],
    ["a place beyond all points", "go:a1>h8", "h8 cannot be reached from a1 with what is left of the movement points."],
    ["a place where it could not stop", "go:c4>b1", "c4 cannot be reached with 10 movement points."],
    ["no place at all", "go:>b1", "The map has no space ."],
  ])("that leaves the path is refused, and nothing happens: %s", (_what, key, reason) => {
    expect(refusal(luke, key)).toBe(reason);
  });

  test("is no way out for a Stunned figure", () => {
    const stunned = [group("luke-skywalker", { luke: { at: "d1", conditions: ["stun"] } })];
    expect(refusal({ ...luke, rebels: stunned }, "go:c1>b1")).toBe("A Stunned figure does not leave its space.");
  });
});
