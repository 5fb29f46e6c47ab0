import { describe, expect, test } from "vitest";
import { accuracyNeeded, missReason } from "../../src/index.js";
import { at, group } from "../position.js";
import { hit, other, shooting, target } from "./shooting.js";
import { gameOfTricks } from "./tricks.js";

describe("accuracy", () => {
  test("a ranged attack needs accuracy for every space between", () => {
    // blue 2 accuracy 1 hit, green 1 accuracy 2 hits: 3 reaches three spaces, not four
    at(shooting("g1", { dice: [1, 4, 0] }))
      .choose("attack:target:g1")
      .event("attack:hit", hit(2))
      .waits()
      .done();
    at(shooting("h1", { dice: [1, 4, 0] }))
      .choose("attack:target:h1")
      .event("attack:missed", { reason: "accuracy" })
      .waits()
      .done();
  });

  test("a ranged attack on an adjacent figure needs 1 accuracy", () => {
    // yellow 1 surge, no accuracy at all
    const bike = (dice: readonly number[]) =>
      shooting("e1", { imperials: [group("88-z", { storm: "d1" })], rebels: [target("e1", "hide"), other], dice });
    // its ability bar gives 2, Hidden takes them
    at(bike([0, 0]))
      .choose("attack:target:e1")
      .event("attack:missed", { reason: "accuracy" })
      .waits()
      .done();
    at(bike([2, 0]))
      .choose("attack:target:e1")
      .event("attack:hit", hit(1))
      .waits()
      .done();
  });

  test("a target that is seen but cannot be counted to is missed, whatever the accuracy", () => {
    expect(missReason({ accuracy: 20, dodge: 0 }, undefined)).toBe("no-path");
    expect(missReason({ accuracy: 0, dodge: 0 }, null)).toBeUndefined();
  });

  test("an object in the attacker's own space needs no accuracy, a figure there needs 1", () => {
    expect([accuracyNeeded(0, true), accuracyNeeded(0), accuracyNeeded(3, true)]).toEqual([0, 1, 3]);
  });

  test("what is needed can be changed, with a reason", () => {
    at(
      shooting("h1", {
        game: gameOfTricks([], { modify: { "attack:needed": (_subject, match) => match.set(1, "scope") } }),
        dice: [1, 4, 0],
      }),
    )
      .choose("attack:target:h1")
      .event("attack:hit", hit(2))
      .waits()
      .done();
  });
});
