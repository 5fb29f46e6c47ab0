import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { runCombatForUnit } from "../src/index.js";
import { type Duel, optionsOf, profilesOf, unitsOf } from "./duel.js";

const resolve = (duel: Duel, isPooled: Duel["isPooled"] = true) => {
  const { attacker, defender } = unitsOf(duel);
  const options = optionsOf({ ...duel, isPooled });
  return runCombatForUnit(attacker, defender, profilesOf(duel), { ...options, mode: "exact" });
};

/** What an attack scores and costs on average. */
const means = (duel: Duel, isPooled: Duel["isPooled"] = true) => {
  const { attacks, hits, wounds, damage } = resolve(duel, isPooled).odds;
  return { attacks: meanOf(attacks), hits: meanOf(hits), wounds: meanOf(wounds), damage: meanOf(damage) };
};

/** More wounds than anybody loses. */
const HORDE = [{ count: 60, Sv: 7 }];
const TOUGH = [{ count: 60, W: 1, Sv: 3 }];
const COVERED = { combat: { cover: true } };
/** Of so many shots that hit on 3+. */
const shots = (A: number, weapon: object = {}): Duel => ({ weapon: { A, ...weapon }, models: HORDE });

describe("the Benefit of Cover", () => {
  test.each([
    [0, 20 / 9, 20 / 9, 5 / 3],
    [-1, 10 / 3, 20 / 9, 5 / 2],
    [-2, 40 / 9, 10 / 3, 10 / 3],
    [-3, 50 / 9, 40 / 9, 25 / 6],
  ])(
    "worsens the skill: 20 shots at AP %i cost %d without it, %d by the 10th, %d by the 11th",
    (AP, open, tenth, now) => {
      const duel: Duel = { weapon: { A: 20, AP }, models: TOUGH };
      expect(means(duel).damage).toBeCloseTo(open, 10);
      expect(means({ ...duel, target: COVERED }, false).damage).toBeCloseTo(tenth, 10);
      expect(means({ ...duel, target: COVERED }).damage).toBeCloseTo(now, 10);
    },
  );

  test("adds to -1 to hit: 3+ in cover at -1 hits on 5+", () => {
    const shaky = { name: "Shaky", mechanics: [{ effects: [{ do: "modRoll", roll: "hit", by: -1 }] }] };
    const duel = { ...shots(6, { abilities: [shaky] }), target: COVERED };
    expect(means(duel).hits).toBeCloseTo(2, 12);
    expect(means(duel, false).hits).toBeCloseTo(3, 12);
  });

  test("and Heavy cancel each other", () => {
    const attacker = { combat: { moved: "stationary" } };
    expect(means({ ...shots(6, { abilities: ["Heavy"] }), attacker, target: COVERED }).hits).toBeCloseTo(4, 12);
  });

  test("comes from Stealth, and Ignores Cover removes it", () => {
    const target = { abilities: ["Stealth"] };
    expect(means({ ...shots(6), target }).hits).toBeCloseTo(3, 12);
    expect(means({ ...shots(6, { abilities: ["Ignores Cover"] }), target }).hits).toBeCloseTo(4, 12);
  });

  test("is ignored by Psychic attacks, with every penalty to hit", () => {
    const shaky = { name: "Shaky", mechanics: [{ effects: [{ do: "modRoll", roll: "hit", by: -1 }] }] };
    const duel = { ...shots(6, { abilities: ["Psychic", shaky] }), target: COVERED };
    expect(means(duel).hits).toBeCloseTo(4, 12);
  });
});

describe("Indirect Fire at what nobody in the unit sees", () => {
  const hits = (skill: number, situation: object, moved: string) =>
    means({
      ...shots(6, { skill, abilities: ["Indirect Fire"] }),
      attacker: { combat: { moved } },
      situation: { visible: false, ...situation },
    }).hits / 6;

  test.each([2, 3, 4, 5])("hits on unmodified 6s at %i+ without a spotter", (skill) => {
    expect(hits(skill, {}, "stationary")).toBeCloseTo(1 / 6, 12);
    expect(hits(skill, { spotted: true }, "normal")).toBeCloseTo(1 / 6, 12);
  });

  test.each([
    [2, 1 / 2],
    [3, 1 / 2],
    [4, 1 / 3],
    [5, 1 / 6],
  ])("stationary and spotted: at %i+ the skill worsened by cover must still be met", (skill, chance) => {
    expect(hits(skill, { spotted: true }, "stationary")).toBeCloseTo(chance, 12);
  });

  test("suffers at seen targets too, once the unit shoots indirectly", () => {
    const attacker = { combat: { moved: "normal", custom: { indirect: true } } };
    expect(means({ ...shots(6, { abilities: ["Indirect Fire"] }), attacker }).hits).toBeCloseTo(1, 12);
  });
});

describe("abilities", () => {
  const INFANTRY = { keywords: ["Infantry"] };

  test("for some targets count only against them: Sustained Hits 1: INFANTRY/BEASTS", () => {
    const duel = shots(6, { abilities: ["SUSTAINED HITS 1: INFANTRY/BEASTS"] });
    expect(means({ ...duel, target: INFANTRY }).hits).toBeCloseTo(5, 12);
    expect(means(duel).hits).toBeCloseTo(4, 12);
  });

  test("for all but some count only against others: Lethal Hits: non-MONSTER/VEHICLE", () => {
    const duel = shots(36, { S: 1, abilities: ["LETHAL HITS: non-MONSTER/VEHICLE"] });
    // 6 critical hits wound, 18 others on 6s; else 24 on 6s
    expect(means(duel).wounds).toBeCloseTo(6 + 3, 10);
    expect(means({ ...duel, target: { keywords: ["Vehicle"] } }).wounds).toBeCloseTo(4, 10);
  });

  test("Anti-non-X is for everybody without the keyword", () => {
    const duel = shots(36, { S: 1, abilities: ["ANTI-non-VEHICLE 4+"] });
    expect(means(duel).wounds).toBeCloseTo(12, 10);
    expect(means({ ...duel, target: { keywords: ["Vehicle"] } }).wounds).toBeCloseTo(4, 10);
  });

  test("in several forms count in one: the strongest against this target", () => {
    const duel = shots(36, { abilities: ["Sustained Hits 1", "Sustained Hits 2"] });
    expect(means(duel).hits).toBeCloseTo(24 + 12, 10);
    const both = { ...shots(36, { S: 1, abilities: ["Anti-Infantry 5+", "Anti-Psyker 2+"] }), target: INFANTRY };
    expect(means(both).wounds).toBeCloseTo(8, 10);
    const melta = { weapon: { D: 1, abilities: ["Melta 2", "Melta 4"] }, models: [{ W: 30, Sv: 7 }], distance: 6 };
    expect(means(melta).damage).toBeCloseTo((2 / 3) * (1 / 2) * 5, 10);
  });

  test("Blast 2 adds two dice for every five models, and Blast one", () => {
    const twelve = [{ count: 12 }];
    expect(means({ weapon: { A: 3, abilities: ["Blast 2"] }, models: twelve }).attacks).toBe(7);
    expect(means({ weapon: { A: 3, abilities: ["Blast"] }, models: twelve }).attacks).toBe(5);
  });

  test("Cleave 1 adds a die for every five models, in melee", () => {
    const cleaver = { type: "melee", range: 0, A: 3, abilities: ["Cleave 1"] };
    expect(means({ weapon: cleaver, models: [{ count: 16 }], situation: { phase: "fight" } }).attacks).toBe(6);
  });

  test("Melta into half damage is (D + X) / 2: D6 with Melta 2 costs 3 on average, 4 by the 10th", () => {
    const halved = {
      name: "Halved",
      mechanics: [{ as: "target", effects: [{ do: "modStat", stat: "D", op: "divide", by: 2 }] }],
    };
    const sure = {
      name: "Sure",
      mechanics: [
        {
          effects: [
            { do: "autoPass", roll: "hit" },
            { do: "autoPass", roll: "wound" },
          ],
        },
      ],
    };
    const duel: Duel = {
      weapon: { D: "D6", abilities: ["Melta 2", sure] },
      models: [{ W: 20, Sv: 7 }],
      target: { abilities: [halved] },
      distance: 6,
    };
    expect(means(duel).damage).toBeCloseTo(3, 12);
    expect(means(duel, false).damage).toBeCloseTo(4, 12);
  });

  test("24 snap shots with Sustained Hits 1 hit 8 times by the first ruleset, 4 times since hits are never critical", () => {
    const duel = { ...shots(24, { abilities: ["Sustained Hits 1"] }), situation: { overwatch: 6 } };
    expect(means(duel, "first").hits).toBeCloseTo(8, 12);
    expect(means(duel).hits).toBeCloseTo(4, 12);
  });

  test("Lethal Hits with Devastating Wounds are taken where they harm more, and declined where rolling does", () => {
    const weapon = { A: 6, D: 2, skill: 6, abilities: ["Lethal Hits", "Devastating Wounds"] };
    const models = [{ count: 20, W: 2, Sv: 3 }];
    // one critical hit: 2/3 damage by itself, 5/9 rolled
    expect(means({ weapon, models }).damage).toBeCloseTo(2 / 3, 10);
    const anti = { ...weapon, abilities: [...weapon.abilities, "Anti-Infantry 2+"] };
    expect(means({ weapon: anti, models, target: INFANTRY }).damage).toBeCloseTo(5 / 3, 10);
  });
});

describe("what a Hazardous weapon costs", () => {
  const lost = (duel: Duel, isPooled: boolean) =>
    meanOf(resolve(duel, isPooled).hazards[0]?.lost ?? new Float64Array());
  const group = { count: 1, T: 4, Sv: 4, W: 6, weapons: [{ weapon: "gun-0" }] };
  const one = (keywords: readonly string[]): Duel => ({
    weapon: { abilities: ["Hazardous"] },
    attacker: { keywords, models: [{ id: "shooter", ...group }] },
  });

  test("is a third of a mortal wound, a whole one for a MONSTER or VEHICLE, and was half a one", () => {
    expect(lost(one([]), true)).toBeCloseTo(1 / 3, 12);
    expect(lost(one(["Vehicle"]), true)).toBeCloseTo(1, 12);
    expect(lost(one([]), false)).toBeCloseTo(1 / 2, 12);
  });

  test("goes from model to model of the unit, whoever bears it", () => {
    const mates = { id: "mate", count: 1, T: 4, Sv: 4, W: 1, weapons: [] };
    const duel: Duel = {
      weapon: { abilities: ["Hazardous"] },
      attacker: {
        models: [mates, { ...group, id: "shooter", W: 1, count: 2 }],
      },
    };
    const [hazard] = resolve(duel).hazards;
    expect(hazard).toMatchObject({ tests: 2, upTo: 2 });
    expect(hazard?.slain[2]).toBeCloseTo(1 / 9, 12);
  });
});
