import {
  type AttackDescription,
  characteristicLaw,
  describeAttack,
  meanOf,
  Situation,
  tenth,
  Unit,
} from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { hasActiveAbility, mechanicsOf, readLibrary } from "../../src/index.js";

const files = {
  "weapon-attributes/anti.json": {
    name: "anti",
    entity: "thisModel",
    effect: "criticalWound",
    value: "$param",
    conditions: [{ entity: "targetUnit", keywords: ["$keyword"], operator: "includes", value: "$keyword" }],
  },
  "weapon-attributes/assault.json": {
    entity: "thisModel",
    effect: "addsBehaviour",
    value: true,
    behaviours: ["advanceAndShoot"],
  },
  "weapon-attributes/blast.json": {
    entity: "thisModel",
    effect: "staticNumber",
    attribute: "attacks",
    value: 1,
    conditions: [{ entity: "targetUnit", state: "activeModels", operator: "ratioOf", value: 5 }],
  },
  "weapon-attributes/devastating-wounds.json": {
    entity: "thisModel",
    effect: "mortalWounds",
    attribute: "damage",
    value: true,
    conditions: [{ entity: "diceRoll", attribute: "wound", operator: "greaterThanOrEqualTo", value: "$critical" }],
  },
  "weapon-attributes/heavy.json": {
    entity: "thisModel",
    effect: "rollBonus",
    attribute: "hit",
    value: 1,
    conditions: [{ entity: "thisUnit", state: "movementBehaviour", operator: "equals", value: "hold" }],
  },
  "weapon-attributes/ignores-cover.json": {
    entity: "targetUnit",
    effect: "ignoreState",
    value: "benefitOfCover",
  },
  "weapon-attributes/lance.json": {
    entity: "thisModel",
    effect: "rollBonus",
    attribute: "wound",
    value: 1,
    conditions: [{ entity: "thisUnit", state: "chargeBehaviour", operator: "equals", value: "charge" }],
  },
  "weapon-attributes/lethal-hits.json": {
    entity: "thisModel",
    effect: "autoSuccess",
    attribute: "wound",
    value: true,
    conditions: [{ entity: "diceRoll", attribute: "hit", operator: "greaterThanOrEqualTo", value: "$critical" }],
  },
  "weapon-attributes/melta.json": {
    entity: "thisModel",
    effect: "rollBonus",
    attribute: "damage",
    value: "$param",
    conditions: [
      { entity: "targetUnit", attribute: "distanceToTarget", operator: "lessThanOrEqualTo", value: "$halfRange" },
    ],
  },
  "weapon-attributes/rapid-fire.json": {
    name: "rapid-fire",
    entity: "thisModel",
    effect: "rollBonus",
    attribute: "attacks",
    value: "$param",
    conditions: [{ entity: "targetUnit", attribute: "range", operator: "lessThanOrEqualTo", value: "$halfRange" }],
  },
  "weapon-attributes/sustained-hits.json": {
    entity: "thisModel",
    effect: "extraSuccess",
    attribute: "hit",
    value: "$param",
    conditions: [{ entity: "diceRoll", attribute: "hit", operator: "greaterThanOrEqualTo", value: "$critical" }],
  },
  "weapon-attributes/torrent.json": { entity: "thisModel", effect: "autoSuccess", attribute: "hit", value: true },
  "weapon-attributes/twin-linked.json": {
    entity: "thisModel",
    effect: "reroll",
    attribute: "wound",
    value: "failures",
  },
  "unit-abilities/feel-no-pain.json": { entity: "thisUnit", effect: "setsFnp", value: "$param" },
  "unit-abilities/fights-first.json": {
    entity: "thisUnit",
    effect: "addsAbility",
    value: true,
    abilities: ["fightsFirst"],
  },
  "unit-abilities/fly.json": { entity: "thisUnit", effect: "addsKeyword", value: true, keywords: ["FLY"] },
  "unit-abilities/scouts.json": { entity: "thisUnit", effect: "addsAbility", value: "$param", abilities: ["scouts"] },
};
const library = readLibrary(files);

interface Duel {
  readonly weapon?: readonly string[];
  readonly mine?: readonly unknown[];
  readonly theirs?: readonly unknown[];
  readonly keywords?: readonly string[];
  readonly models?: number;
  readonly combat?: object;
  readonly situation?: object;
}

const unit = (id: string, rest: object) =>
  Unit.parse({ id, models: [{ id, count: 1, T: 4, Sv: 4, W: 2, weapons: [] }], ...rest });

function described({
  weapon = [],
  mine = [],
  theirs = [],
  keywords = [],
  models = 1,
  combat = {},
  situation = {},
}: Duel): AttackDescription {
  const gun = { id: "gun", type: "ranged", range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 2, abilities: weapon };
  const attacker = unit("shooter", { weapons: [gun], abilities: mine, combat });
  const target = unit("target", {
    seat: 1,
    keywords,
    abilities: theirs,
    models: [{ id: "target", count: models, T: 4, Sv: 4, W: 2 }],
  });
  const query = { attacker, target, part: "shooter", weapon: "gun", count: 1, situation: Situation.parse(situation) };
  return describeAttack(tenth, [mechanicsOf(library)], query);
}

const attacks = (duel: Duel) => meanOf(characteristicLaw(described(duel).attacks));

describe("mechanic JSON of the seed is read as it is", () => {
  test("$param and $keyword are what the printed words say", () => {
    expect(described({ weapon: ["ANTI-INFANTRY 4+"], keywords: ["Infantry"] }).wound.critical).toBe(4);
    expect(described({ weapon: ["ANTI-INFANTRY 4+"], keywords: ["Vehicle"] }).wound.critical).toBe(6);
  });

  test("$halfRange is half the weapon's range, half included", () => {
    expect(attacks({ weapon: ["RAPID FIRE 2"], situation: { distance: 12 } })).toBe(4);
    expect(attacks({ weapon: ["RAPID FIRE 2"], situation: { distance: 12.5 } })).toBe(2);
    const damage = described({ weapon: ["MELTA 2"], situation: { distance: 12 } }).defences[0]?.damage;
    expect(meanOf(characteristicLaw(damage as never))).toBe(4);
  });

  test("$critical hangs effects on critical rolls", () => {
    const { criticalHit, criticalWound } = described({
      weapon: ["Lethal Hits", "Sustained Hits D3", "Devastating Wounds"],
    });
    expect(criticalHit).toMatchObject({ autoWound: true, extraHits: { dice: 1, sides: 3 } });
    expect(criticalWound.devastating).toBe(true);
  });

  test("ratioOf is a gate and a factor", () => {
    expect([4, 5, 11].map((models) => attacks({ weapon: ["Blast"], models }))).toEqual([2, 3, 4]);
  });

  test("movement and charge behaviour are conditions on state", () => {
    expect(described({ weapon: ["Heavy"], combat: { moved: "stationary" } }).hit.modifier).toBe(1);
    expect(described({ weapon: ["Heavy"], combat: { moved: "normal" } }).hit.modifier).toBe(0);
    expect(described({ weapon: ["Lance"], combat: { charged: true } }).wound.modifier).toBe(1);
  });

  test("automatic hits, re-rolls, ignored states and Feel No Pain", () => {
    expect(described({ weapon: ["Torrent"] }).hit.automatic).toBe(true);
    expect(described({ weapon: ["Twin-linked"] }).wound.reroll).toBe("fails");
    expect(described({ weapon: ["Ignores Cover"] }).defences).toHaveLength(1);
    expect(described({ theirs: ["Feel No Pain 5+"] }).defences[0]?.feelNoPain).toBe(5);
  });

  test("addsAbility, addsBehaviour and addsKeyword answer hasActiveAbility", () => {
    const squad = unit("squad", {
      models: [{ id: "one", count: 1, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "gun" }] }],
      weapons: [{ id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, D: 1, abilities: ["Assault"] }],
      abilities: ["Fights First", "Fly", 'Scouts 6"'],
    });
    const asked = ["advanceAndShoot", "fightsFirst", "fly", "scouts", "hover"];
    expect(asked.map((name) => hasActiveAbility(squad, { library }, name))).toEqual([true, true, true, true, false]);
  });
});

const rule = (mechanic: object) => ({ name: "Rule", mechanics: [{ entity: "thisUnit", ...mechanic }] });
const bonus = { effect: "rollBonus", attribute: "hit", value: 1 };
const modifier = (conditions: readonly object[], more: Duel = {}) =>
  described({ mine: [rule({ ...bonus, conditions })], ...more }).hit.modifier;

describe("abilities of a unit may be written the same way", () => {
  test.each([
    ["equals", 5, 5, 4],
    ["notEquals", 4, 5, 4],
    ["greaterThan", 4, 5, 4],
    ["greaterThanOrEqualTo", 5, 5, 4],
    ["lessThan", 6, 5, 6],
    ["lessThanOrEqualTo", 5, 5, 6],
    ["ratioOf", 5, 9, 4],
  ])("%s %i holds for %i models, and not for %i", (operator, value, holding, failing) => {
    const asked = [{ entity: "targetUnit", state: "modelCount", operator, value }];
    expect(modifier(asked, { models: holding })).toBe(1);
    expect(modifier(asked, { models: failing })).toBe(0);
  });

  test("includes wants all keywords, includesAny one, notIncludes none, whatever their case", () => {
    const asked = (operator: string) => [{ entity: "targetUnit", keywords: ["infantry", "FLY"], operator }];
    const found = (operator: string, keywords: readonly string[]) => modifier(asked(operator), { keywords });
    expect(["includes", "includesAny", "notIncludes"].map((one) => found(one, ["Infantry"]))).toEqual([0, 1, 0]);
    expect(["includes", "includesAny", "notIncludes"].map((one) => found(one, ["Infantry", "Fly"]))).toEqual([1, 1, 0]);
    expect(["includes", "includesAny", "notIncludes"].map((one) => found(one, []))).toEqual([0, 0, 1]);
  });

  test("abilities can be asked for", () => {
    const asked = [{ entity: "targetUnit", abilities: ["Feel No Pain"], operator: "includes" }];
    expect(modifier(asked, { theirs: ["Feel No Pain 6+"] })).toBe(1);
    expect(modifier(asked)).toBe(0);
  });

  test("custom state is read from the unit, and from marks of the rule's owner", () => {
    const asked = [{ entity: "targetUnit", state: "isOathTarget", operator: "equals", value: true }];
    const oath = (owner: number) => ({ situation: { marks: [{ mark: "isOathTarget", owner, on: "target" }] } });
    expect(modifier(asked)).toBe(0);
    expect(modifier(asked, oath(0))).toBe(1);
    expect(modifier(asked, oath(1))).toBe(0);
    const mine = [{ entity: "thisUnit", state: "blessed", operator: "equals", value: true }];
    expect(modifier(mine, { combat: { custom: { blessed: true } } })).toBe(1);
  });

  test("a flag nobody set is false", () => {
    expect(modifier([{ entity: "thisUnit", state: "blessed", operator: "notEquals", value: true }])).toBe(1);
    expect(modifier([{ entity: "thisUnit", state: "battleShock", operator: "equals", value: false }])).toBe(1);
  });

  test("rules count in their phases", () => {
    const mine = [rule({ ...bonus, phase: ["fight"] })];
    expect(described({ mine }).hit.modifier).toBe(0);
    expect(described({ mine, situation: { phase: "fight" } }).hit.modifier).toBe(1);
  });

  test("an effect on the opponent is the defender's rule about attacks against it", () => {
    const theirs = [rule({ entity: "opposingUnit", effect: "rollPenalty", attribute: "hit", value: 1 })];
    expect(described({ theirs }).hit.modifier).toBe(-1);
    expect(described({ mine: theirs }).hit.modifier).toBe(0);
  });

  test("better skill, save and AP are lower, better Strength is higher", () => {
    const better = (attribute: string) => [rule({ effect: "rollBonus", attribute, value: 1 })];
    expect(described({ mine: better("ballisticSkill") }).skill.value).toBe(2);
    expect(described({ mine: better("armourPenetration") }).armourPenetration.value).toBe(-2);
    expect(described({ mine: better("strength") }).strength.value).toBe(5);
    expect(
      described({ theirs: [rule({ effect: "setsCharacteristic", attribute: "invulnSave", value: 4 })] }).defences,
    ).toMatchObject([{ save: { invulnerable: 4 } }]);
    expect(
      described({ theirs: [rule({ effect: "halveDamage", value: true })] }).defences[0]?.damage.changes,
    ).toMatchObject([{ op: "divide", amount: { plus: 2 } }]);
  });

  test("a weapon attribute can be given", () => {
    const mine = [rule({ effect: "addsWeaponAttribute", value: true, weaponAttributes: ["Lethal Hits"] })];
    expect(described({ mine }).criticalHit.autoWound).toBe(true);
  });
});

test("everything wrong with files of the older form is said at once, with the file", () => {
  const bad = {
    "weapon-attributes/a.json": { entity: "thisModel", effect: "rollBonas", attribute: "hit" },
    "weapon-attributes/b.json": {
      ...bonus,
      entity: "thisUnit",
      conditions: [{ entity: "thisUnit", operator: "equals" }],
    },
    "weapon-attributes/c.json": {
      ...bonus,
      entity: "thisUnit",
      conditions: [{ entity: "thisUnit", state: "movementBehaviour", operator: "equals", value: "sit" }],
    },
    "weapon-attributes/d.json": { ...bonus, entity: "thisUnit", value: "many" },
  };
  expect(() => readLibrary(bad)).toThrow(
    /a\.json 0\.effect: [\s\S]*b\.json 0\.conditions\.0: .*exactly one[\s\S]*c\.json: "sit" is no movementBehaviour[\s\S]*d\.json: "many" is no number/,
  );
});

test("a mistake in a unit's own ability says which mechanic it is", () => {
  expect(() => described({ mine: [rule({ effect: "rollBonus", attribute: "hits", value: 1 })] })).toThrow(
    /Rule, mechanic 1: attribute: /,
  );
  expect(() => described({ mine: [{ name: "Rule", mechanics: [{ effects: [{ do: "modRol" }] }] }] })).toThrow(
    /Rule, mechanic 1: effects\.0\.do: /,
  );
});
