import { describe, expect, test } from "vitest";
import { type AttackFact, settleAttack, tenth } from "../../src/index.js";
import { type Duel, queryOf, shoot } from "../position.js";

const described = (duel: Duel, said: readonly AttackFact[] = []) => settleAttack(tenth, queryOf(duel), said);

describe("Big Guns Never Tire", () => {
  const engaged = { attacker: true, target: false };
  const tank = { keywords: ["Vehicle"] };

  test("shooting by an engaged VEHICLE is at -1 to hit", () => {
    const { hit } = described({ attacker: tank, situation: { engaged } });
    expect(hit).toMatchObject({ modifier: -1, because: [{ by: "Big Guns Never Tire", from: "core" }] });
  });

  test("shooting at an engaged MONSTER is at -1 to hit", () => {
    const target = { keywords: ["Monster"] };
    expect(described({ target, situation: { engaged: { attacker: false, target: true } } }).hit.modifier).toBe(-1);
  });

  test("Pistols and units that are not engaged are not", () => {
    const pistol: AttackFact = { fact: "trait", by: "Pistol", from: "weapon", trait: "pistol" };
    expect(described({ attacker: tank, situation: { engaged } }, [pistol]).hit.modifier).toBe(0);
    expect(described({ attacker: tank }).hit.modifier).toBe(0);
  });
});

test("Plunging Fire improves AP by 1, for ranged attacks", () => {
  expect(described({ weapon: { AP: -1 }, situation: { plunging: true } }).armourPenetration.value).toBe(-2);
  expect(described({ weapon: { type: "melee" }, situation: { plunging: true } }).armourPenetration.value).toBe(0);
});

describe("Plunging Fire from terrain", () => {
  const ruin = (from: number, to: number, height: number) => ({ lane: 0, from, to, height });
  /** The save the target needs with terrain about: 4+ against AP 0. */
  const needs = (needed: number, ...terrain: readonly object[]) =>
    shoot({ models: [{ count: 2, W: 2 }], terrain, dice: [3, 4, 1] })
      .event("save:failed", { face: 1, needed })
      .waits()
      .done();

  test("a unit six inches up fires at one on the ground with AP improved by 1", () => {
    needs(5, ruin(0, 2, 6));
    needs(5, ruin(0, 2, 3), ruin(0, 1, 7));
  });

  test("a unit that stands lower, or beside a ruin in another lane, does not", () => {
    needs(4, ruin(0, 2, 5));
    needs(4, { ...ruin(0, 2, 6), lane: 1 });
  });

  test("nor does it against a target that stands up itself; one in a ruin on the ground is below", () => {
    needs(4, ruin(0, 2, 6), ruin(18, 20, 3));
    needs(5, ruin(0, 2, 6), ruin(18, 20, 0));
  });
});

describe("toughness", () => {
  const leader = { id: "chief", seat: 1, leads: ["targets"], models: [{ id: "chief", count: 1, T: 9, Sv: 3, W: 4 }] };

  test("of an attached unit is the bodyguard's highest, even after the bodyguard fell", () => {
    const models = [{ T: 4 }, { count: 3, T: 3 }];
    expect(described({ models, target: { leaders: [leader] } }).toughness.value).toBe(4);
    const fallen = models.map((group) => ({ ...group, count: 0 }));
    expect(described({ models: fallen, target: { leaders: [leader] } }).toughness.value).toBe(4);
  });

  test("of a mixed unit is the majority's, and the highest of equals", () => {
    expect(described({ models: [{ T: 5 }, { count: 3, T: 3 }] }).toughness.value).toBe(3);
    expect(described({ models: [{ T: 5 }, { T: 3 }] }).toughness.value).toBe(5);
  });
});
