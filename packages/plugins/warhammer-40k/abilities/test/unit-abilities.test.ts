import { Unit } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { hasActiveAbility } from "../src/index.js";
import { described, library } from "./library.js";

const leader = (rest: object = {}) => ({
  id: "leader",
  seat: 1,
  leads: ["targets"],
  models: [{ id: "chief", count: 1, T: 5, Sv: 2, W: 4 }],
  ...rest,
});

describe("Stealth", () => {
  test("is -1 to hit for ranged attacks, and nothing in melee", () => {
    const modifier = (type: string) => described({ weapon: { type }, target: { abilities: ["Stealth"] } }).hit.modifier;
    expect(modifier("ranged")).toBe(-1);
    expect(modifier("melee")).toBe(0);
  });

  test("is lost with an attached leader who does not have it", () => {
    const modifier = (abilities: readonly string[]) =>
      described({ target: { abilities: ["Stealth"], leaders: [leader({ abilities })] } }).hit.modifier;
    expect(modifier([])).toBe(0);
    expect(modifier(["Stealth"])).toBe(-1);
  });
});

describe("Feel No Pain", () => {
  test("of several the best one counts", () => {
    const { defences } = described({ target: { abilities: ["Feel No Pain 6+", "Feel No Pain 5+"] } });
    expect(defences[0]?.feelNoPain).toBe(5);
  });

  test("of a leader is his own", () => {
    const { defences } = described({ target: { leaders: [leader({ abilities: ["Feel No Pain 4+"] })] } });
    expect(defences.map(({ feelNoPain }) => feelNoPain)).toEqual([null, 4]);
  });
});

test("while a leader leads, his unit has what he gives; alone neither has", () => {
  const gift = {
    name: "Gift",
    mechanics: [{ if: { is: "leading" }, effects: [{ do: "grantWeaponAbility", ability: "Lethal Hits" }] }],
  };
  const led = described({ attacker: { leaders: [leader({ id: "boss", seat: 0, abilities: [gift] })] } });
  expect(led.criticalHit).toMatchObject({ autoWound: true, because: [{ by: "Gift: Lethal Hits", from: "leader" }] });
  expect(described({ attacker: { abilities: [gift] } }).criticalHit.autoWound).toBe(false);
});

describe("Feel No Pain against some attacks only", () => {
  const defence = (ability: string, weapon: readonly string[] = []) =>
    described({ weapon: { abilities: weapon }, target: { abilities: [ability] } }).defences[0];

  test("against mortal wounds is no help against others", () => {
    expect(defence("Feel No Pain 5+ against mortal wounds")).toMatchObject({ feelNoPain: null, feelNoPainMortal: 5 });
  });

  test("against Psychic Attacks counts for Psychic weapons", () => {
    expect(defence("Feel No Pain 4+ (Psychic Attacks)")?.feelNoPain).toBeNull();
    expect(defence("Feel No Pain 4+ (Psychic Attacks)", ["Psychic"])?.feelNoPain).toBe(4);
  });
});

test("Invulnerable Save is used where armour is worse, and AP does not touch it", () => {
  const { defences } = described({ weapon: { AP: -4 }, target: { abilities: ["Invulnerable Save 4+"] } });
  expect(defences[0]?.save).toMatchObject({ armour: 8, invulnerable: 4, needed: 4 });
});

test("Damaged N is -1 to hit with N wounds or fewer left", () => {
  const modifier = (lost: number) =>
    described({
      attacker: {
        models: [{ id: "walker", count: 1, T: 9, Sv: 2, W: 10, lost, weapons: [{ weapon: "gun" }] }],
        abilities: ["Damaged: 1-4 wounds remaining"],
      },
    }).hit.modifier;
  expect([modifier(5), modifier(6)]).toEqual([0, -1]);
});

test("an ability given to the whole unit is every model's: Smokescreen gives Stealth to leaders too", () => {
  const smoke = { name: "Smokescreen", abilities: ["Stealth"] };
  const { hit } = described({
    target: { leaders: [leader()] },
    situation: { stratagems: { target: [smoke] } },
  });
  expect(hit).toMatchObject({ modifier: -1, because: [{ by: "Stealth", from: "stratagem" }] });
});

test("a rule may give an ability of the library: it does what the library says", () => {
  const shroud = {
    name: "Shroud",
    mechanics: [
      {
        as: "either",
        if: { is: "leading" },
        effects: [
          { do: "grantAbility", ability: "Stealth" },
          { do: "grantAbility", ability: "Feel No Pain 5+" },
        ],
      },
    ],
  };
  const { hit, defences } = described({ target: { leaders: [leader({ abilities: [shroud] })] } });
  expect(hit).toMatchObject({ modifier: -1, because: [{ by: "Shroud: Stealth", from: "leader" }] });
  expect(defences.map(({ feelNoPain }) => feelNoPain)).toEqual([5, 5]);
  expect(described({ attacker: { leaders: [leader({ abilities: [shroud] })] } }).hit.modifier).toBe(0);
});

test("keywords that rules give are keywords that rules see", () => {
  const wings = { name: "Wings", mechanics: [{ as: "either", effects: [{ do: "grantKeyword", keyword: "Fly" }] }] };
  const critical = (abilities: readonly object[]) =>
    described({ weapon: { abilities: ["Anti-Fly 3+"] }, target: { abilities } }).wound.critical;
  expect([critical([]), critical([wings])]).toEqual([6, 3]);
});

test("Hover: a unit that hovers has Move 20 and is no AIRCRAFT", () => {
  const critical = (hover: boolean) =>
    described({
      weapon: { abilities: ["Anti-Aircraft 2+"] },
      target: { keywords: ["Aircraft"], abilities: ["Hover"], combat: { custom: { hover } } },
    }).wound.critical;
  expect([critical(false), critical(true)]).toEqual([2, 6]);
});

test.each([
  ["Fights First", "fightsFirst"],
  ["Deep Strike", "deepStrike"],
  ["Infiltrators", "infiltrate"],
  ['Scouts 6"', "scouts"],
])("%s needs every model of an attached unit to have it", (ability, name) => {
  const led = (abilities: readonly string[]) =>
    Unit.parse({
      id: "squad",
      models: [{ id: "trooper", count: 5, T: 4, Sv: 3, W: 1 }],
      abilities: [ability],
      leaders: [leader({ abilities })],
    });
  expect(hasActiveAbility(led([]), { library }, name)).toBe(false);
  expect(hasActiveAbility(led([ability]), { library }, name)).toBe(true);
});

test("cover changes the save, Stealth the hit roll, Psychic nothing, and Lethal Hits are no choice", () => {
  const covered = described({ target: { combat: { cover: true } } });
  expect([covered.skill.value, covered.hit.modifier, covered.defences[0]?.save.needed]).toEqual([3, 0, 4]);
  const hidden = described({ weapon: { abilities: ["Psychic", "Lethal Hits"] }, target: { abilities: ["Stealth"] } });
  expect([hidden.hit.modifier, hidden.defences[0]?.save.needed, hidden.criticalHit.autoWound]).toEqual([-1, 5, true]);
});

test("Lone Operative is lost while attached", () => {
  const alone = Unit.parse(leader({ abilities: ["Lone Operative"] }));
  const led = Unit.parse({
    id: "squad",
    models: [{ id: "trooper", count: 5, T: 4, Sv: 3, W: 1 }],
    leaders: [leader({ abilities: ["Lone Operative"] })],
  });
  const has = [alone, led].map((unit) => hasActiveAbility(unit, { library }, "loneOperative"));
  expect(has).toEqual([true, false]);
});
