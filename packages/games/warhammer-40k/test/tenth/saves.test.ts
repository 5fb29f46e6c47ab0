import { describe, expect, test } from "vitest";
import { type AttackFact, isSaved, settleAttack, tenth } from "../../src/index.js";
import { type Duel, queryOf } from "../position.js";

function save(duel: Duel, facts: readonly AttackFact[] = []) {
  return settleAttack(tenth, queryOf(duel), facts).defences[0]?.save;
}
const inCover = { combat: { cover: true } };

describe("saves", () => {
  test("armour suffers AP in full, and beyond 6+ cannot be made", () => {
    expect(save({ weapon: { AP: -2 } })?.needed).toBe(6);
    expect(save({ weapon: { AP: -4 } })?.needed).toBe(8);
  });

  test("an invulnerable save ignores AP and is used where it is better", () => {
    expect(save({ weapon: { AP: -3 }, models: [{ invulnerable: 5 }] })?.needed).toBe(5);
    expect(save({ models: [{ Sv: 3, invulnerable: 5 }] })?.needed).toBe(3);
  });

  test("an unmodified 1 never saves, and no face always does", () => {
    const faces = (duel: Duel) => {
      const described = save(duel);
      return [1, 2, 6].map((face) => described !== undefined && isSaved(described, face));
    };
    expect(faces({ models: [{ Sv: 2 }] })).toEqual([false, true, true]);
    expect(faces({ weapon: { AP: -5 } })).toEqual([false, false, false]);
  });

  test("improvements come to +1 in all", () => {
    const better: AttackFact = { fact: "roll", by: "a rule", from: "unit", roll: "save", add: 1 };
    expect(save({ target: inCover }, [better])?.needed).toBe(3);
    expect(save({ weapon: { AP: -2 }, target: inCover }, [better])?.needed).toBe(4);
  });
});

describe("Benefit of Cover", () => {
  test("is +1 to armour saves against ranged attacks", () => {
    expect(save({ weapon: { AP: -1 }, target: inCover })?.needed).toBe(4);
  });

  test("gives nothing to 3+ or better against AP 0", () => {
    expect(save({ models: [{ Sv: 3 }], target: inCover })?.needed).toBe(3);
    expect(save({ models: [{ Sv: 3 }], weapon: { AP: -1 }, target: inCover })?.needed).toBe(3);
  });

  test("never helps in melee, nor an invulnerable save", () => {
    expect(save({ weapon: { type: "melee", AP: -1 }, target: inCover })?.needed).toBe(5);
    expect(save({ weapon: { AP: -3 }, models: [{ invulnerable: 5 }], target: inCover })?.needed).toBe(5);
  });

  test("of two sources is one cover", () => {
    const smoke: AttackFact = { fact: "cover", by: "Smoke", from: "stratagem" };
    expect(save({ weapon: { AP: -2 }, target: inCover }, [smoke])?.needed).toBe(5);
  });

  test("is ignored by a rule that says so", () => {
    const ignores: AttackFact = { fact: "ignore", by: "Ignores Cover", from: "weapon", what: "cover" };
    expect(save({ weapon: { AP: -1 }, target: inCover }, [ignores])?.needed).toBe(5);
  });
});
