import { describe, expect, test } from "vitest";
import { describeAttack, tenth } from "../../src/index.js";
import { queryOf, shoot, targets } from "../position.js";

describe("a random Strength", () => {
  const weapon = { S: "2D6" };

  test("is rolled for every wound roll, before it", () => {
    const duel = { guns: 2, weapon, models: [{ count: 2 }], dice: [3, 3, 6, 6, 1, 1, 5, 2, 1] };
    // Strength 12 and 2 against Toughness 4: one wounds on 2+, the other on 6+
    shoot(duel)
      .event("strengths:rolled", { strengths: [12, 2] })
      .event("wounds:rolled", { faces: [5, 2], wounds: 1 })
      .expect(targets(duel, { count: 1 }))
      .waits()
      .done();
  });

  test("changes like any characteristic, and is described with what it needs", () => {
    const stronger = {
      fact: "stat",
      by: "Might",
      from: "unit",
      stat: "S",
      op: "add",
      amount: { dice: 0, sides: 6, plus: 2 },
    } as const;
    const { strength, randomStrength } = describeAttack(tenth, [() => [stronger]], queryOf({ weapon }));
    expect(strength).toEqual({ value: 9, because: [stronger] });
    expect(randomStrength?.needed.slice(4)).toEqual([4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2]);
  });
});
