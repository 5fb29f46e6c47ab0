import { describe, expect, test } from "vitest";
import { readLibrary } from "../../src/index.js";
import { type Duel, described } from "./duel.js";

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
