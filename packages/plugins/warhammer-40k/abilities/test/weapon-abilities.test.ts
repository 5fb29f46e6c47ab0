import { characteristicLaw, judge, meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { concreteAbility } from "../src/index.js";
import { described, library } from "./library.js";

const attacks = (abilities: readonly string[], more: object = {}) =>
  meanOf(characteristicLaw(described({ weapon: { abilities }, ...more }).attacks));

describe("Rapid Fire X", () => {
  test("adds X attacks within half range, half included", () => {
    expect(attacks(["Rapid Fire 2"], { situation: { distance: 12 } })).toBe(4);
    expect(attacks(["Rapid Fire 2"], { situation: { distance: 13 } })).toBe(2);
  });

  test("may be dice", () => {
    expect(attacks(["Rapid Fire D6+3"], { situation: { distance: 6 } })).toBeCloseTo(8.5, 12);
  });
});

test("Blast adds an attack for every full five models of the target when it was selected", () => {
  expect(attacks(["Blast"], { models: [{ count: 11 }] })).toBe(4);
  expect(attacks(["Blast"], { models: [{ count: 4 }] })).toBe(2);
  expect(attacks(["Blast"], { models: [{ count: 4 }], situation: { targetModels: 10 } })).toBe(4);
});

test("Melta X adds X damage within half range", () => {
  const damage = (distance: number) => {
    const law = described({ weapon: { abilities: ["Melta 2"] }, situation: { distance } }).defences[0]?.damage;
    return law === undefined ? 0 : meanOf(characteristicLaw(law));
  };
  expect(damage(12)).toBe(4);
  expect(damage(18)).toBe(2);
});

test("Heavy is +1 to hit for a unit that remained stationary, and nothing else is", () => {
  const modifier = (moved: string) =>
    described({ weapon: { abilities: ["Heavy"] }, attacker: { combat: { moved } } }).hit.modifier;
  expect(modifier("stationary")).toBe(1);
  expect(modifier("normal")).toBe(0);
  expect(modifier("setUp")).toBe(0);
});

test("Heavy stationary into Stealth is 0", () => {
  const { hit } = described({
    weapon: { abilities: ["Heavy"] },
    attacker: { combat: { moved: "stationary" } },
    target: { abilities: ["Stealth"] },
  });
  expect(hit.modifier).toBe(0);
  expect(hit.because.map(({ by }) => by)).toEqual(["Heavy", "Stealth"]);
});

test("Anti-X Y+ makes wound rolls of Y+ critical against targets with the keyword", () => {
  const critical = (keywords: readonly string[]) =>
    described({ weapon: { abilities: ["Anti-Epic Hero 2+"] }, target: { keywords } }).wound.critical;
  expect(critical(["Epic Hero"])).toBe(2);
  expect(critical(["Infantry"])).toBe(6);
});

test("Twin-linked lets wound rolls be re-rolled, and with re-rolls of 1 it is still one re-roll", () => {
  expect(described({ weapon: { abilities: ["Twin-linked"] } }).wound.reroll).toBe("fails");
});

test("Sustained Hits of several sources is the best one", () => {
  const leader = {
    name: "Gift",
    mechanics: [{ effects: [{ do: "grantWeaponAbility", ability: "Sustained Hits 2" }] }],
  };
  const { criticalHit } = described({ weapon: { abilities: ["Sustained Hits 1"] }, attacker: { abilities: [leader] } });
  expect(criticalHit.extraHits).toEqual({ dice: 0, sides: 6, plus: 2 });
  expect(criticalHit.because.map(({ by }) => by)).toEqual(["Gift: Sustained Hits 2"]);
});

const traits = (ability: string) => described({ weapon: { abilities: [ability] } }).traits.map(({ trait }) => trait);

test.each([
  ["Assault", "assault"],
  ["Pistol", "pistol"],
  ["Precision", "precision"],
  ["Hazardous", "hazardous"],
  ["Extra Attacks", "extra-attacks"],
  ["Psychic", "psychic"],
  ["One Shot", "one-shot"],
  ["Indirect Fire", "indirect-fire"],
  ["Torrent", "torrent"],
  ["Blast", "blast"],
])("%s is a trait the phases read", (ability, trait) => {
  expect(traits(ability)).toEqual([trait]);
});

test("Ignores Cover: the target cannot have the Benefit of Cover", () => {
  const armour = (abilities: readonly string[]) =>
    described({ weapon: { abilities }, target: { combat: { cover: true } } }).defences[0]?.save.armour;
  expect([armour([]), armour(["Ignores Cover"])]).toEqual([4, 5]);
});

test("Precision is for targets in sight", () => {
  const { traits: unseen } = described({ weapon: { abilities: ["Precision"] }, situation: { visible: false } });
  expect(unseen).toEqual([]);
});

test("Torrent hits automatically, in Overwatch too", () => {
  expect(described({ weapon: { abilities: ["Torrent"], skill: null } }).hit.automatic).toBe(true);
  const { hit } = described({ weapon: { abilities: ["Torrent"], skill: null }, situation: { overwatch: 6 } });
  expect(hit.automatic).toBe(true);
});

test("Lethal Hits and Sustained Hits both count on one critical hit", () => {
  const { criticalHit } = described({ weapon: { abilities: ["Lethal Hits", "Sustained Hits 2"] } });
  expect(criticalHit).toMatchObject({ autoWound: true, extraHits: { plus: 2 } });
});

test("Lance is +1 to wound after a Charge move", () => {
  const modifier = (charged: boolean) =>
    described({ weapon: { type: "melee", abilities: ["Lance"] }, attacker: { combat: { charged } } }).wound.modifier;
  expect([modifier(true), modifier(false)]).toEqual([1, 0]);
});

describe("Indirect Fire", () => {
  const at = (visible: boolean, more: object = {}) =>
    described({ weapon: { abilities: ["Indirect Fire", "Heavy"], AP: -1 }, situation: { visible }, ...more });

  test("at an unseen target is -1 to hit, unmodified 1 to 3 fail, and the target has cover", () => {
    const { hit, defences } = at(false);
    expect(hit).toMatchObject({ modifier: -1, failUpTo: 3 });
    expect(defences[0]?.save.armour).toBe(4);
  });

  test("at a target in sight is an ordinary attack", () => {
    expect(at(true).hit).toMatchObject({ modifier: 0, failUpTo: 1 });
  });

  test("with Heavy and stationary nets 0, but 1 to 3 still fail", () => {
    expect(at(false, { attacker: { combat: { moved: "stationary" } } }).hit).toMatchObject({
      modifier: 0,
      failUpTo: 3,
    });
  });
});

test("Devastating Wounds with Anti: the whole Anti band is devastating", () => {
  const { wound, criticalWound } = described({
    weapon: { abilities: ["Anti-Monster 3+", "Devastating Wounds"] },
    target: { keywords: ["Monster"] },
  });
  expect([wound.critical, criticalWound.devastating]).toEqual([3, true]);
});

test("an Anti wound roll wounds whatever Strength, Toughness and penalties are", () => {
  const { wound } = described({
    weapon: { S: 1, abilities: ["Anti-Infantry 3+"] },
    target: {
      keywords: ["Infantry"],
      abilities: [
        { name: "Thick Hide", mechanics: [{ as: "target", effects: [{ do: "modRoll", roll: "wound", by: -1 }] }] },
      ],
    },
  });
  expect([2, 3].map((face) => judge(wound, face))).toEqual(["fail", "critical"]);
});

test("a rule may move the number that hits in Overwatch", () => {
  const watch = { name: "Sentinel", mechanics: [{ effects: [{ do: "overwatchOn", from: 5 }] }] };
  const hits = (abilities: readonly object[]) => {
    const { hit } = described({ attacker: { abilities }, situation: { overwatch: 6 } });
    return [4, 5, 6].map((face) => judge(hit, face));
  };
  expect(hits([])).toEqual(["fail", "fail", "critical"]);
  expect(hits([watch])).toEqual(["fail", "success", "critical"]);
});

test("Rapid Fire and Blast count for each weapon", () => {
  const { weapons, attacks: law } = described({
    weapon: { abilities: ["Rapid Fire 1", "Blast"] },
    models: [{ count: 10 }],
    situation: { distance: 6 },
    guns: 3,
  });
  expect(weapons * meanOf(characteristicLaw(law))).toBe(15);
});

test("of several Anti on one weapon any that matches counts, the best one", () => {
  const weapon = { abilities: ["Anti-Infantry 4+", "Anti-Fly 2+", "Anti-Vehicle 2+"] };
  expect(described({ weapon, target: { keywords: ["Infantry", "Fly"] } }).wound.critical).toBe(2);
  expect(described({ weapon, target: { keywords: ["Infantry"] } }).wound.critical).toBe(4);
});

test("Extra Attacks: no rule but the weapon's own changes its number of attacks", () => {
  const frenzy = { name: "Frenzy", mechanics: [{ effects: [{ do: "modStat", stat: "A", op: "add", by: 1 }] }] };
  const mean = (abilities: readonly string[]) => attacks(abilities, { attacker: { abilities: [frenzy] } });
  expect([mean([]), mean(["Extra Attacks"])]).toEqual([3, 2]);
});

describe("Conversion", () => {
  const critical = (ability: string, distance: number) =>
    described({ weapon: { abilities: [ability] }, situation: { distance } }).hit.criticalIfSuccessful;

  test("makes a successful 4+ critical beyond 12 inches", () => {
    expect([critical("Conversion", 12), critical("Conversion", 13)]).toEqual([null, 4]);
  });

  test("has another distance where the datasheet says so", () => {
    expect([critical('Conversion 18"', 18), critical('Conversion 18"', 19)]).toEqual([null, 4]);
  });
});

test("Linked Fire makes one attack when it is used", () => {
  expect(attacks(["Linked Fire"])).toBe(2);
  expect(attacks(["Linked Fire"], { attacker: { combat: { custom: { linkedFire: true } } } })).toBe(1);
});

test("Dead Choppy adds an attack for each further weapon of the name", () => {
  const models = [{ id: "walker", count: 1, T: 9, Sv: 2, W: 8, weapons: [{ weapon: "gun", each: 3 }] }];
  expect(attacks(["Dead Choppy"], { attacker: { models } })).toBe(4);
});

test("mortal wounds in addition are part of the attack, what is done by hand or nobody could read is not counted", () => {
  const wrath = { name: "Wrath", mechanics: [{ when: "hits.scored", effects: [{ do: "mortalWounds", count: 1 }] }] };
  const march = { name: "Quick March", text: "This unit moves faster.", mechanics: [] };
  const curse = { name: "Old Curse", text: "Each attack that targets this unit goes astray.", mechanics: [] };
  const { uncounted, inAddition } = described({
    weapon: { abilities: ["Plasma Warhead"] },
    attacker: { abilities: [wrath, march] },
    target: { abilities: [curse] },
  });
  expect(inAddition).toMatchObject([{ by: "Wrath", on: "hits", roll: null, count: { plus: 1 }, spill: true }]);
  expect(uncounted.map(({ by }) => by)).toEqual(["Plasma Warhead", "Old Curse"]);
});

test("a weapon's abilities may bring their mechanics along", () => {
  const concrete = concreteAbility(library, "RAPID FIRE D3", { range: 9 });
  expect(concrete).toMatchObject({ name: "Rapid Fire D3", key: "rapid-fire", param: "D3" });
  const mean = (distance: number) =>
    meanOf(
      characteristicLaw(described({ weapon: { range: 9, abilities: [concrete] }, situation: { distance } }).attacks),
    );
  expect(mean(4.5)).toBeCloseTo(4, 12);
  expect(mean(5)).toBe(2);
});

test.each([
  ["anti-epic hero 2", "Anti-Epic Hero 2+"],
  ["twin linked", "Twin-linked"],
  ["SCOUTS 6", 'Scouts 6"'],
  ["lethal hits", "Lethal Hits"],
])("%s is printed %s, whatever it was printed like", (text, name) => {
  expect(concreteAbility(library, text)?.name).toBe(name);
});
