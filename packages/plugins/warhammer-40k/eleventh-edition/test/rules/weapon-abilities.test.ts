import { describe, expect, test } from "vitest";
import { shoot } from "../duel.js";
import { field, squad, unit } from "../field.js";
import { judged, rule } from "../judged.js";

const armed = (weapon: object, rest: object = {}) => ({
  weapons: [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon }],
  models: [{ id: "model", count: 1, T: 4, Sv: 4, W: 3, weapons: [{ weapon: "gun" }] }],
  ...rest,
});
const NERVE = [6, 6];

describe("weapon abilities", () => {
  test("for keywords: an ability counts against targets with one of them, or without any after non-", () => {
    const lethal = (ability: string, keywords: readonly string[]) =>
      judged({ weapon: { abilities: [ability] }, target: { keywords } }).criticalHit.autoWound;
    expect(lethal("LETHAL HITS: INFANTRY/BEASTS", ["Beasts"])).toBe(true);
    expect(lethal("LETHAL HITS: INFANTRY/BEASTS", ["Vehicle"])).toBe(false);
    expect(lethal("LETHAL HITS (INFANTRY)", ["Infantry"])).toBe(true);
    expect(lethal("LETHAL HITS: non-MONSTER/VEHICLE", ["Infantry"])).toBe(true);
    expect(lethal("LETHAL HITS: non-MONSTER/VEHICLE", ["Vehicle"])).toBe(false);
  });

  test("Anti: its band is critical, against those without the keyword after non-", () => {
    const critical = (ability: string, keywords: readonly string[]) =>
      judged({ weapon: { abilities: [ability] }, target: { keywords } }).wound.critical;
    expect(critical("ANTI-INFANTRY 4+", ["Infantry"])).toBe(4);
    expect(critical("ANTI-non-INFANTRY 4+", ["Infantry"])).toBe(6);
    expect(critical("ANTI-non-INFANTRY 4+", ["Vehicle"])).toBe(4);
  });

  test("Assault: who advanced fires these", () => {
    const fired = (abilities: readonly string[]) =>
      field([squad("a", 10, armed({ abilities }, { combat: { moved: "advance" } }))], [squad("x", 28)], {
        phase: "shooting",
        dice: abilities.length === 0 ? [] : [1],
      });
    fired(["Assault"])
      .choose("0.a")
      .choose("1.x")
      .event("hits:rolled", { faces: [1] })
      .waits()
      .done();
    fired([])
      .expect(unit("0.a", { combat: { shot: false } }))
      .waits()
      .done();
  });

  test("Blast: X dice for every five models, and never at an engaged unit", () => {
    const a = squad("a", 10, armed({ abilities: ["Blast 2"] }));
    const big = { keywords: ["Vehicle"] };
    field([a, squad("b", [26, 1])], [squad("x", [28, 1], big), squad("y", 28)], { phase: "shooting" })
      .choose("0.a")
      .offersExactly(["1.y", "none"])
      .waits()
      .done();
  });

  test("Cleave: X dice for every five models, in melee alone", () => {
    const target = { models: [{ id: "model", count: 16, T: 4, Sv: 4, W: 1 }] };
    const more = (type: string) =>
      judged({ weapon: { type, range: type === "melee" ? 0 : 24, A: 3, abilities: ["Cleave 1"] }, target }).attacks
        .changes;
    expect(more("melee")).toMatchObject([{ op: "dice", amount: { plus: 3 } }]);
    expect(more("ranged")).toEqual([]);
  });

  test("Close-quarters: fired in combat at whom one is engaged with, as Pistols are", () => {
    for (const ability of ["Close-quarters", "Pistol"])
      field([squad("a", 26, armed({ abilities: [ability] }))], [squad("x", 28), squad("y", [28, 1])], {
        phase: "shooting",
      })
        .choose("0.a")
        .offersExactly(["1.x", "none"])
        .waits()
        .done();
  });

  test("Devastating Wounds: each critical wound costs one model, after the other damage of its pool", () => {
    shoot({
      weapon: { A: 2, D: 3, abilities: ["Devastating Wounds"] },
      models: [{ count: 4, W: 2 }],
      dice: [5, 5, 6, 5, 1, ...NERVE],
    })
      .event("wounds:deferred", { count: 1 })
      .event("save:failed", { face: 1 })
      .event("models:slain", { unit: "1.targets", count: 1 })
      .event("models:slain", { unit: "1.targets", count: 1 })
      .waits()
      .done();
  });

  test("Extra Attacks: their number may change, unless the switch locks it", () => {
    const abilities = ["Extra Attacks"];
    const attacker = { abilities: [rule("More", { do: "modStat", stat: "A", op: "add", by: 1 })] };
    const weapon = { type: "melee", range: 0, abilities };
    expect(judged({ weapon, attacker }).attacks.changes).toHaveLength(1);
    expect(judged({ weapon, attacker, switches: { locksExtraAttacks: true } }).attacks.changes).toEqual([]);
  });

  test("Hazardous: 1 and 2 cost the unit a mortal wound", () => {
    field([squad("a", 10, armed({ abilities: ["Hazardous"] }))], [squad("x", 28)], { phase: "shooting", dice: [1, 2] })
      .choose("0.a")
      .choose("1.x")
      .event("mortal:inflicted", { unit: "0.a", wounds: 1, by: "Hazardous" })
      .waits()
      .done();
  });

  test("Hazardous: one where a model of the unit is neither MONSTER nor VEHICLE", () => {
    const gun = armed({ abilities: ["Hazardous"] });
    const [model] = gun.models;
    const mixed = {
      ...gun,
      models: [
        { ...model, W: 9, keywords: ["Vehicle"] },
        { ...model, id: "crew", weapons: [] },
      ],
    };
    field([squad("a", 10, mixed)], [squad("x", 28)], { phase: "shooting", dice: [1, 2] })
      .choose("0.a")
      .choose("1.x")
      .event("mortal:inflicted", { unit: "0.a", wounds: 1 })
      .waits()
      .done();
  });

  test("Hazardous: three where every model is a MONSTER or VEHICLE, and a 3 costs nothing", () => {
    const gun = armed({ abilities: ["Hazardous"] }, { keywords: ["Vehicle"] });
    const walker = { ...gun, models: [{ ...gun.models[0], W: 9 }] };
    field([squad("a", 10, walker)], [squad("x", 28)], { phase: "shooting", dice: [1, 2] })
      .choose("0.a")
      .choose("1.x")
      .event("mortal:inflicted", { unit: "0.a", wounds: 3 })
      .waits()
      .done();
    field([squad("a", 10, walker)], [squad("x", 28)], { phase: "shooting", dice: [1, 3] })
      .choose("0.a")
      .choose("1.x")
      .noEvent("mortal:inflicted")
      .waits()
      .done();
  });

  test("Heavy: +1 to hit in one's own Shooting phase, unengaged, not set up, moved 3 inches at most", () => {
    const heavy = (combat: object, situation: object = {}) =>
      judged({ weapon: { abilities: ["Heavy"] }, attacker: { combat }, situation }).hit.modifier;
    expect(heavy({ moved: "normal", custom: { short: true } })).toBe(1);
    expect(heavy({ moved: "normal", custom: { short: false } })).toBe(0);
    expect(heavy({ moved: "setUp" })).toBe(0);
    expect(heavy({ moved: "stationary" }, { engaged: { attacker: true, target: true } })).toBe(0);
    expect(heavy({ moved: "stationary" }, { turn: 1 })).toBe(0);
  });

  test("Heavy: a unit that moved 3 inches still has it", () => {
    field([squad("a", 10, armed({ abilities: ["Heavy"] }))], [squad("x", 35)], { phase: "movement", dice: [2, 1] })
      .choose("0.a")
      .choose("normal")
      .choose("13:0")
      .choose("0.a")
      .choose("1.x")
      .event("hits:rolled", { faces: [2], hits: 1 })
      .waits()
      .done();
  });

  test("Ignores Cover: removes what cover does to the skill, Stealth included", () => {
    const target = { combat: { cover: true }, abilities: ["Stealth"] };
    expect(judged({ target }).skill.value).toBe(4);
    expect(judged({ target, weapon: { abilities: ["Ignores Cover"] } }).skill.value).toBe(3);
  });

  test("Indirect Fire: the unit says whether it shoots indirectly, and then its hits need a 6", () => {
    const mortar = squad("a", 10, armed({ range: 30, abilities: ["Indirect Fire"] }));
    const wall = { terrain: [{ lane: 0, from: 18, to: 22 }] };
    field([mortar], [squad("x", 30)], { phase: "shooting", dice: [5], ...wall })
      .choose("0.a")
      .asks("11e:shooting-type", 0)
      .choose("indirect")
      .choose("1.x")
      .event("hits:rolled", { faces: [5], hits: 0 })
      .waits()
      .done();
    field([mortar], [squad("x", 30), squad("y", [20, 1])], { phase: "shooting", dice: [1], ...wall })
      .choose("0.a")
      .choose("normal")
      .offersExactly(["1.y", "none"])
      .choose("1.y")
      .waits()
      .done();
  });

  test("Lethal Hits: the attacker says how many critical hits wound without a roll", () => {
    shoot({ weapon: { A: 2, abilities: ["Lethal Hits"] }, models: [{ count: 5 }], dice: [6, 6, 1, 6] })
      .asks("11e:lethal", 0)
      .choose(1)
      .event("wounds:rolled", { faces: [1] })
      .event("saves:rolled", { faces: [6] })
      .waits()
      .done();
  });

  test("the same effect: Lance, Melta, Rapid Fire, Sustained Hits, Torrent, Twin-linked and One Shot", () => {
    const of = (ability: string, rest: Parameters<typeof judged>[0] = {}) =>
      judged({ ...rest, weapon: { abilities: [ability] } });
    expect(of("Lance", { attacker: { combat: { charged: true } } }).wound.modifier).toBe(1);
    expect(of("Melta 2", { situation: { distance: 12 } }).defences[0]?.damage.changes).toHaveLength(1);
    expect(of("Rapid Fire 1", { situation: { distance: 13 } }).attacks.changes).toEqual([]);
    expect(of("Sustained Hits 2").criticalHit.extraHits).toMatchObject({ plus: 2 });
    expect(of("Torrent").hit.automatic).toBe(true);
    expect(of("Twin-linked").wound.reroll).toBe("fails");
    expect(of("One Shot").traits).toMatchObject([{ trait: "one-shot" }]);
  });

  test("Precision: the attacker puts a CHARACTER first for the pool, and its devastating wounds follow", () => {
    shoot({
      weapon: { A: 2, S: 8, abilities: ["Precision", "Devastating Wounds"] },
      models: [{ count: 5 }],
      leader: { W: 4 },
      dice: [5, 5, 6, 5, 1],
    })
      .asks("11e:precision", 0)
      .choose("1.captain/captain")
      .event("models:wounded", { unit: "1.targets", models: "captain", wounds: 1 })
      .event("models:wounded", { unit: "1.targets", models: "captain", wounds: 1 })
      .waits()
      .done();
  });

  test("Psychic: ignores what worsens skill and hit roll, not the floor of Indirect Fire", () => {
    const shaky = rule("Shaky", { do: "modRoll", roll: "hit", by: -1 });
    const target = { combat: { cover: true } };
    const { skill, hit } = judged({ weapon: { abilities: ["Psychic", shaky] }, target });
    expect([skill.value, hit.modifier]).toEqual([3, 0]);
    const indirect = judged({ weapon: { abilities: ["Psychic", "Indirect Fire"] }, situation: { visible: false } });
    expect(indirect.hit.failUpTo).toBe(5);
  });

  test("Hunter: a profile for some keywords is aimed at no other unit", () => {
    const gun = armed({ hunts: ["MONSTER", "VEHICLE"] });
    field([squad("a", 10, gun)], [squad("x", 28), squad("y", [28, 1], { keywords: ["Vehicle"] })], {
      phase: "shooting",
      dice: [1],
    })
      .choose("0.a")
      .offersExactly(["1.y", "none"])
      .choose("1.y")
      .waits()
      .done();
  });

  test("one-offs: Conversion is as it was", () => {
    const { hit } = judged({ weapon: { abilities: ["Conversion"] }, situation: { distance: 13 } });
    expect(hit.criticalIfSuccessful).toBe(4);
  });

  test("snap shooting: only unmodified 6s hit, nothing is rolled again, and since October no hit is critical", () => {
    const weapon = { abilities: [rule("Again", { do: "reroll", roll: "hit", dice: "any" })] };
    const snap = { weapon, situation: { overwatch: 6 } };
    expect(judged(snap).hit).toMatchObject({ onlyFrom: 6, reroll: "none", neverCritical: true });
    expect(judged({ ...snap, date: "11e-2026-06" }).hit.neverCritical).toBeUndefined();
    expect(judged({ ...snap, weapon: { abilities: ["Torrent"] } }).hit.automatic).toBe(true);
  });
});
