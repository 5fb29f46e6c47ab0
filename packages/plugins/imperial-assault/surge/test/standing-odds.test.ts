import { FACE, faceOf, type Results } from "@riposte/imperial-assault";
import { describe, expect, test } from "vitest";
import { rerolledDamage, type StandingAttack, standingDamage } from "../src/index.js";

const rolled = (symbols: Partial<Results>): Results => ({
  accuracy: 0,
  hit: 0,
  surge: 0,
  block: 0,
  evade: 0,
  dodge: 0,
  ...symbols,
});
const attack = (symbols: Partial<Results>, more: Partial<StandingAttack> = {}): StandingAttack => ({
  results: rolled(symbols),
  pierce: 0,
  needed: null,
  surges: [],
  ...more,
});

describe("an attack whose dice lie", () => {
  test("does its hits less its blocks, and nothing when dodged or short", () => {
    expect(standingDamage(attack({ hit: 3, block: 1 }))).toBe(2);
    expect(standingDamage(attack({ hit: 3, dodge: 1 }))).toBe(0);
    expect(standingDamage(attack({ hit: 3, accuracy: 2 }, { needed: 3 }))).toBe(0);
    expect(standingDamage(attack({ hit: 3, accuracy: 2 }, { needed: undefined }))).toBe(0);
  });

  test("spends its surges for the most damage, and evades cancel them first", () => {
    const surges = [{ hit: 2 }, { pierce: 1 }];
    expect(standingDamage(attack({ hit: 1, block: 1, surge: 2 }, { surges }))).toBe(3);
    expect(standingDamage(attack({ hit: 1, block: 1, surge: 2, evade: 1 }, { surges }))).toBe(2);
    expect(standingDamage(attack({ hit: 1, block: 1, surge: 2, evade: 1 }, { surges, left: 2 }))).toBe(3);
  });

  test("reaches with accuracy a surge buys", () => {
    expect(standingDamage(attack({ hit: 2, accuracy: 2, surge: 1 }, { needed: 4, surges: [{ accuracy: 2 }] }))).toBe(2);
  });
});

test("a reroll weighs the six faces alike, each with the surges it brings", () => {
  const face = 0;
  const shown = faceOf("red", face);
  const chances = rerolledDamage(attack({ ...shown }), { die: "red", face });
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  for (const [damage, chance] of chances.entries()) {
    const faces = Array.from({ length: FACE.size }, (_, at) => faceOf("red", at)).filter(({ hit }) => hit === damage);
    expect(chance).toBeCloseTo(faces.length / FACE.size, 12);
  }
});
