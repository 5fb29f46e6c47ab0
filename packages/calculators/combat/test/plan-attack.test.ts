import { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { planAttack } from "../src/index.js";
import { pooled, rules } from "./duel.js";

const gun = { type: "ranged", range: 24, A: 2, skill: 3, S: 4, D: 1 };
const blade = { type: "melee", A: 3, skill: 3, S: 4, D: 1 };
const body = { T: 5, Sv: 5, W: 1 };
const carry = (...weapons: string[]) => weapons.map((weapon) => ({ weapon }));

const marines = Unit.parse({ id: "marines", seat: 1, models: [{ id: "marine", count: 5, T: 4, Sv: 3, W: 2 }] });
const tank = Unit.parse({ ...marines, id: "tank", keywords: ["Vehicle"] });

const boyz = Unit.parse({
  id: "boyz",
  models: [
    { id: "nob", ...body, count: 1, weapons: carry("klaw", "slugga") },
    { id: "boy", ...body, count: 9, weapons: carry("choppa", "slugga") },
  ],
  weapons: [
    { ...blade, id: "choppa" },
    { ...blade, id: "klaw", skill: 4, S: 9, AP: -2, D: 2 },
    { ...gun, id: "slugga", range: 12, A: 1, abilities: ["Pistol"] },
  ],
});

/** Profiles as "count weapon", and what is held back as "weapon: why". */
function planned(unit: Unit, situation: object = {}, weapons: readonly string[] = [], target = marines) {
  const { profiles, heldBack } = planAttack(unit, target, { rules, situation }, weapons);
  return {
    used: profiles.map(({ count, weapon }) => `${count} ${weapon}`),
    held: heldBack.map(({ count, weapon, why }) => `${count} ${weapon}: ${why}`),
  };
}

const shooters = (abilities: Readonly<Record<string, readonly string[]>>, unit: object = {}): Unit =>
  Unit.parse({
    id: "shooters",
    models: [{ id: "shooter", ...body, count: 4, weapons: carry(...Object.keys(abilities)) }],
    weapons: Object.entries(abilities).map(([id, mine]) => ({ ...gun, id, abilities: mine })),
    ...unit,
  });

describe("in a fight", () => {
  const fight = { phase: "fight" };

  test("each model strikes with what it carries: one klaw and nine choppas", () => {
    expect(planned(boyz, fight)).toEqual({ used: ["9 choppa", "1 klaw"], held: [] });
  });

  test("a model strikes with one melee weapon, the one that harms most, and with Extra Attacks on top", () => {
    const models = [{ id: "boss", ...body, count: 1, weapons: carry("choppa", "klaw", "gnasher") }];
    const gnasher = { ...blade, id: "gnasher", abilities: ["Extra Attacks"] };
    const boss = Unit.parse({ ...boyz, models, weapons: [...boyz.weapons, gnasher] });
    expect(planned(boss, fight)).toEqual({
      used: ["1 klaw", "1 gnasher"],
      held: ["1 choppa: a model strikes with one melee weapon: klaw"],
    });
    expect(planned(boss, fight, ["gnasher", "choppa"]).used).toEqual(["1 gnasher", "1 choppa"]);
  });

  test("two klaws of one model are one", () => {
    const models = [{ id: "boss", ...body, count: 2, weapons: [{ weapon: "klaw", each: 2 }] }];
    expect(planned(Unit.parse({ ...boyz, models }), fight).used).toEqual(["2 klaw"]);
  });
});

describe("in shooting", () => {
  test("a gun reaches as far as its range, and one without a range everywhere", () => {
    expect(planned(boyz, { distance: 13 })).toEqual({
      used: [],
      held: ['10 slugga: the target is 13" away, the range is 12"'],
    });
    const unit = Unit.parse({ ...boyz, weapons: boyz.weapons.map((weapon) => ({ ...weapon, range: null })) });
    expect(planned(unit, { distance: 80 }).used).toEqual(["10 slugga"]);
  });

  test("a model fires its other guns or its Pistols, MONSTERS and VEHICLES both", () => {
    const arms = { pistol: ["Pistol"], rifle: [] };
    expect(planned(shooters(arms))).toEqual({
      used: ["4 rifle"],
      held: ["4 pistol: a model fires its Pistols or its other guns: rifle"],
    });
    expect(planned(shooters(arms), {}, ["pistol"]).used).toEqual(["4 pistol"]);
    expect(planned(shooters(arms, { keywords: ["Monster"] })).used).toEqual(["4 pistol", "4 rifle"]);
  });

  test("an engaged unit fires Pistols at what it is engaged with; Big Guns Never Tire", () => {
    const engaged = { engaged: { attacker: true, target: true }, distance: 1 };
    const arms = { pistol: ["Pistol"], rifle: [], mortar: ["Blast"] };
    expect(planned(shooters(arms), engaged)).toMatchObject({ used: ["4 pistol"] });
    expect(planned(shooters(arms), engaged).held).toContain(
      "4 rifle: the unit is engaged, and the weapon is no Pistol",
    );
    const big = planned(shooters(arms, { keywords: ["Vehicle"] }), engaged);
    expect(big).toEqual({
      used: ["4 pistol", "4 rifle"],
      held: ["4 mortar: Blast cannot be aimed at a unit in combat"],
    });
  });

  test("a unit in combat with others is no target, unless it is big", () => {
    const engaged = { engaged: { target: true } };
    expect(planned(shooters({ rifle: [] }), engaged).held).toEqual(["4 rifle: the target is locked in combat"]);
    expect(planned(shooters({ rifle: [] }), engaged, [], tank).used).toEqual(["4 rifle"]);
  });

  test("after an Advance only Assault weapons fire, after a Fall Back none, One Shot once", () => {
    const arms = { carbine: ["Assault"], rifle: [], missile: ["One Shot"] };
    const moved = (combat: object) => planned(shooters(arms, { combat })).used;
    expect(moved({ moved: "advance" })).toEqual(["4 carbine"]);
    expect(moved({ moved: "fallBack" })).toEqual([]);
    expect(moved({ used: ["shooters/missile"] })).toEqual(["4 carbine", "4 rifle"]);
  });

  test("only Indirect Fire reaches what nobody sees, and a Lone Operative is aimed at from near", () => {
    expect(planned(shooters({ mortar: ["Indirect Fire"], rifle: [] }), { visible: false }).used).toEqual(["4 mortar"]);
    const spy = Unit.parse({ ...marines, abilities: ["Lone Operative"] });
    expect(planned(shooters({ rifle: [] }), { distance: 13 }, [], spy).used).toEqual([]);
  });

  test("a Hazardous mode is used where it is chosen, not by itself", () => {
    const plasma = (id: string, mode: object) => ({ ...gun, id, weapon: "plasma", ...mode });
    const unit = Unit.parse({
      ...shooters({ plasma: [] }),
      weapons: [plasma("safe", { S: 7 }), plasma("hot", { S: 8, D: 2, abilities: ["Hazardous"] })],
    });
    expect(planned(unit)).toEqual({ used: ["4 safe"], held: ["4 hot: a weapon is used in one of its modes: safe"] });
    expect(planned(unit, {}, ["hot"]).used).toEqual(["4 hot"]);
  });
});

test("by the 11th edition a Hunter profile is planned against whom it hunts alone, and a Support strikes along", () => {
  const unit = Unit.parse({
    ...shooters({ rifle: [] }),
    weapons: [
      { ...gun, id: "rifle", weapon: "rifle" },
      { ...gun, id: "rifle-hunter", weapon: "rifle", S: 9, hunts: ["VEHICLE"] },
    ],
    leaders: [
      {
        id: "medic",
        supports: ["shooters"],
        models: [{ id: "medic", ...body, count: 1, weapons: carry("pistol") }],
        weapons: [{ ...gun, id: "pistol" }],
      },
    ],
  });
  const against = (target: Unit) => {
    const { profiles, heldBack } = planAttack(unit, target, { rules: pooled, situation: {} }, []);
    return { used: profiles.map(({ count, weapon }) => `${count} ${weapon}`), held: heldBack.map(({ why }) => why) };
  };
  expect(against(marines)).toEqual({ used: ["4 rifle", "1 pistol"], held: ["a Hunter profile is for other targets"] });
  expect(against(tank)).toEqual({
    used: ["4 rifle-hunter", "1 pistol"],
    held: ["a weapon is used in one of its modes: rifle-hunter"],
  });
});

test("a weapon nobody carries is a mistake with the nearest name", () => {
  expect(() => planned(boyz, {}, ["sluga"])).toThrow(/carries no weapon "sluga". Did you mean "slugga"\?/);
});
