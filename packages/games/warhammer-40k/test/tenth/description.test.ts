import { describe, expect, test } from "vitest";
import { type AttackFact, fixed, settleAttack, tenth } from "../../src/index.js";
import { type Duel, queryOf } from "../position.js";

const by = { by: "a rule", from: "unit" } as const;
const described = (facts: readonly AttackFact[], duel: Duel = {}) => tenth.describe(queryOf(duel), facts);
const roll = (kind: "hit" | "wound" | "save", add: number): AttackFact => ({ fact: "roll", ...by, roll: kind, add });
const reroll = (kind: "hit" | "wound" | "save" | "damage" | "attacks", dice: "ones" | "fails" | "any"): AttackFact => ({
  fact: "reroll",
  ...by,
  roll: kind,
  dice,
});
const trait = (name: string, from: "weapon" | "unit" = "weapon"): AttackFact => ({
  fact: "trait",
  by: name,
  from,
  trait: name,
});

describe("an attack says", () => {
  test("who attacks whom, with what and how many", () => {
    expect(described([], { guns: 3, weapon: { A: 2, S: 5, AP: -1, skill: 4 } })).toMatchObject({
      ...{ attacker: "shooters", target: "targets", part: "shooters", weapon: "gun", type: "ranged", weapons: 3 },
      ...{ attacks: { base: fixed(2), changes: [] }, attacksReroll: false, damageReroll: false },
      skill: { value: 4, because: [] },
      strength: { value: 5, because: [] },
      randomStrength: null,
      toughness: { value: 4, because: [] },
      armourPenetration: { value: -1, because: [] },
      hit: { automatic: false, needed: 4, modifier: 0, failUpTo: 1, onlyFrom: null, critical: 6, reroll: "none" },
      wound: { automatic: false, needed: 3, modifier: 0, failUpTo: 1, onlyFrom: null, critical: 6, reroll: "none" },
      criticalHit: { extraHits: null, autoWound: false, because: [] },
      criticalWound: { devastating: false, because: [] },
      traits: [],
      uncounted: [],
    });
  });

  test("what is carried out beside it, and the tags others read", () => {
    const beside: AttackFact = { fact: "uncounted", ...by, gist: "The bearer heals" };
    expect(described([beside, trait("psychic")])).toMatchObject({
      uncounted: [{ by: "a rule", gist: "The bearer heals" }],
      traits: [{ trait: "psychic", by: "psychic" }],
    });
  });

  test("which rolls of a number are made again", () => {
    expect(described([reroll("attacks", "any")])).toMatchObject({ attacksReroll: "any", damageReroll: false });
    expect(described([reroll("damage", "any")])).toMatchObject({ attacksReroll: false, damageReroll: "any" });
  });

  test("a weapon without a skill needs a 7, so it hits only where a rule hits for it", () => {
    const automatic: AttackFact = { fact: "automatic", ...by, roll: "hit" };
    const { hit, wound, skill } = described([automatic], { weapon: { skill: null } });
    expect([skill.value, hit.needed, hit.automatic, wound.automatic]).toEqual([null, 7, true, false]);
    expect(hit.because).toEqual([automatic]);
  });
});

describe("penalties", () => {
  const ignore = (what: "hitPenalties" | "woundPenalties" | "modifiers"): AttackFact => ({
    fact: "ignore",
    ...by,
    what,
  });
  const modifiers = (...facts: readonly AttackFact[]) => {
    const { hit, wound } = described([roll("hit", -1), roll("wound", -1), ...facts]);
    return [hit.modifier, wound.modifier];
  };

  test("count for their own roll", () => {
    expect(modifiers()).toEqual([-1, -1]);
    expect(described([roll("hit", -1)]).wound.modifier).toBe(0);
    expect(described([roll("wound", 1)]).hit.modifier).toBe(0);
  });

  test("to hit or to wound are ignored by a rule that says so, and only those", () => {
    expect(modifiers(ignore("hitPenalties"))).toEqual([0, -1]);
    expect(modifiers(ignore("woundPenalties"))).toEqual([-1, 0]);
    expect(modifiers(ignore("modifiers"))).toEqual([0, 0]);
  });

  test("are ignored while bonuses stay, unless all modifiers are ignored", () => {
    expect(described([roll("hit", 1), ignore("hitPenalties")]).hit.modifier).toBe(1);
    expect(described([roll("hit", 1), ignore("modifiers")]).hit.modifier).toBe(0);
  });

  test("and whoever ignores them stand among the reasons of their roll", () => {
    const [penalty, ignored] = [roll("hit", -1), ignore("hitPenalties")];
    expect(described([penalty]).hit.because).toEqual([penalty]);
    expect(described([penalty, ignored]).hit.because).toEqual([ignored]);
    expect(described([penalty, ignored]).wound.because).toEqual([]);
  });
});

test("of several thresholds the best counts: criticals, failing bands, Overwatch, re-rolls", () => {
  const critical = (kind: "hit" | "wound", on: number, ifSuccessful = false): AttackFact => ({
    ...{ fact: "critical", ...by, roll: kind, on, ifSuccessful },
  });
  const { hit, wound } = described([
    ...[
      critical("hit", 5),
      critical("hit", 4),
      critical("wound", 3),
      critical("hit", 3, true),
      critical("hit", 2, true),
    ],
    { fact: "failUpTo", ...by, roll: "hit", upTo: 2 },
    { fact: "failUpTo", ...by, roll: "hit", upTo: 3 },
    { fact: "onlyFrom", ...by, least: 6 },
    { fact: "onlyFrom", ...by, least: 5 },
    ...[reroll("hit", "ones"), reroll("hit", "fails"), reroll("wound", "ones")],
  ]);
  expect(hit).toMatchObject({ critical: 4, criticalIfSuccessful: 2, failUpTo: 3, onlyFrom: 5, reroll: "fails" });
  expect(wound).toMatchObject({ critical: 3, criticalIfSuccessful: null, failUpTo: 1, onlyFrom: null, reroll: "ones" });
  expect(hit.because).toHaveLength(10);
});

describe("critical hits", () => {
  const sustained = (count: number | { dice: number; sides: 3 | 6; plus: number }): AttackFact => ({
    ...{ fact: "extraHits", ...by },
    count: typeof count === "number" ? fixed(count) : count,
  });

  test("of several Sustained Hits the best on average counts, and only it is told", () => {
    const [one, d3, two] = [sustained(1), sustained({ dice: 1, sides: 3, plus: 0 }), sustained(2)];
    expect(described([one, d3]).criticalHit).toEqual({
      extraHits: { dice: 1, sides: 3, plus: 0 },
      autoWound: false,
      because: [d3],
    });
    const better = sustained({ dice: 1, sides: 3, plus: 1 });
    expect(described([two, better, one]).criticalHit.because).toEqual([better]);
  });

  test("wound by themselves, or devastate, where a rule says so", () => {
    const lethal: AttackFact = { fact: "autoWound", ...by };
    const devastating: AttackFact = { fact: "devastating", ...by };
    expect(described([lethal]).criticalHit).toEqual({ extraHits: null, autoWound: true, because: [lethal] });
    expect(described([devastating]).criticalWound).toEqual({ devastating: true, because: [devastating] });
  });
});

test("the attacks of a weapon with Extra Attacks change by nothing but its own abilities", () => {
  const more = (from: "weapon" | "unit"): AttackFact => ({
    ...{ fact: "stat", by: from, from, stat: "A", op: "add", amount: fixed(1) },
  });
  const changes = (facts: readonly AttackFact[]) => described(facts).attacks.changes.map((change) => change.by);
  expect(changes([more("weapon"), more("unit")])).toEqual(["weapon", "unit"]);
  expect(changes([more("weapon"), more("unit"), trait("extra-attacks")])).toEqual(["weapon"]);
});

describe("Strength that is dice", () => {
  test("is settled by its average, and says what a wound roll needs at each number", () => {
    const { strength, randomStrength, wound } = described([], { weapon: { S: "D6+2" } });
    expect(strength.value).toBe(6);
    expect(wound.needed).toBe(3);
    expect(randomStrength?.roll.base).toEqual({ dice: 1, sides: 6, plus: 2 });
    expect(randomStrength?.needed.slice(3)).toEqual([5, 4, 3, 3, 3, 2]);
  });

  test("a fixed Strength that changes by dice is dice too", () => {
    const change: AttackFact = {
      ...{ fact: "stat", ...by, stat: "S", op: "add" },
      amount: { dice: 1, sides: 3, plus: 0 },
    };
    const { strength, randomStrength } = described([change], { weapon: { S: 4 } });
    expect([strength.value, strength.because]).toEqual([6, [change]]);
    expect(randomStrength?.needed.slice(5)).toEqual([3, 3, 3]);
  });

  test("nothing else changes by dice", () => {
    const change: AttackFact = { fact: "stat", ...by, stat: "T", op: "add", amount: { dice: 1, sides: 3, plus: 0 } };
    expect(() => described([change])).toThrow("DECLARATION_INVALID: T changes by D3: only A and D change by dice.");
  });
});

describe("characteristics have limits", () => {
  const change = (stat: "skill" | "Sv" | "AP", op: "add" | "subtract", amount: number): AttackFact => ({
    ...{ fact: "stat", ...by, stat, op, amount: fixed(amount) },
  });

  test("a skill is never worse than 6+, an armour save never worse than none", () => {
    const { skill, defences } = described([change("skill", "add", 9), change("Sv", "add", 9)]);
    expect([skill.value, defences[0]?.save.armour]).toEqual([6, 7]);
  });

  test("AP has no least value", () => {
    expect(described([change("AP", "subtract", 9)]).armourPenetration.value).toBe(-9);
  });
});

describe("the target's models", () => {
  const chief = { id: "chief", count: 1, T: 4, Sv: 2, W: 4, invulnerable: 4 };
  const leader = (keywords: readonly string[]) => ({
    ...{ id: "chief", seat: 1, leads: ["targets"], keywords, models: [chief] },
  });
  const led = { models: [{ count: 0 }, { count: 2, lost: 0, W: 2 }], target: { leaders: [leader(["Character"])] } };
  const pain = (against: "all" | "mortal" | "psychic", on: number, to?: string): AttackFact => ({
    ...{ fact: "feelNoPain", ...by, against, on },
    ...(to === undefined ? {} : { to }),
  });

  test("are listed as they live, leaders last; a group that has fallen is not", () => {
    const listed = described([], led).defences.map(({ part, models, count, isCharacter }) => [
      part,
      models,
      count,
      isCharacter,
    ]);
    expect(listed).toEqual([
      ["targets", "group-1", 2, false],
      ["chief", "chief", 1, true],
    ]);
    const plain = { ...led, target: { leaders: [leader(["Infantry"])], keywords: ["Character"] } };
    expect(described([], plain).defences.map(({ isCharacter }) => isCharacter)).toEqual([false, false]);
  });

  test("each have what is said of their part, and what is said of all", () => {
    const facts: readonly AttackFact[] = [
      pain("all", 6),
      pain("all", 5, "chief"),
      { fact: "invulnerable", ...by, on: 5, to: "targets" },
      { fact: "stat", ...by, stat: "D", op: "subtract", amount: fixed(1), to: "chief" },
      { fact: "stat", ...by, stat: "Sv", op: "add", amount: fixed(1), to: "targets" },
    ];
    const [guard, hero] = described(facts, led).defences;
    expect(guard).toMatchObject({ feelNoPain: 6, save: { armour: 5, invulnerable: 5 }, damage: { changes: [] } });
    expect(hero).toMatchObject({
      feelNoPain: 5,
      save: { armour: 2, invulnerable: 4 },
      damage: { changes: [{ to: "chief" }] },
    });
    expect(hero?.because).toHaveLength(2);
  });

  test("Feel No Pain against mortal wounds helps against those alone, and against psychic attacks against those", () => {
    const pains = (...facts: readonly AttackFact[]) => {
      const [defence] = described(facts).defences;
      return [defence?.feelNoPain, defence?.feelNoPainMortal];
    };
    expect(pains()).toEqual([null, null]);
    expect(pains(pain("all", 6), pain("mortal", 4))).toEqual([6, 4]);
    expect(pains(pain("all", 5), pain("mortal", 6))).toEqual([5, 5]);
    expect(pains(pain("psychic", 3))).toEqual([null, null]);
    expect(pains(pain("psychic", 3), trait("psychic"))).toEqual([3, 3]);
  });

  test("save with the better of armour and the best invulnerable save, and the reasons are told", () => {
    const granted: AttackFact = { fact: "invulnerable", ...by, on: 5 };
    const better: AttackFact = { ...granted, by: "a shield", on: 4 };
    const again = reroll("save", "fails");
    const save = described([granted, better, again, roll("save", -1)], { weapon: { AP: -2 } }).defences[0]?.save;
    expect(save).toEqual({
      ...{ armour: 7, invulnerable: 4, needed: 4, reroll: "fails" },
      because: [roll("save", -1), granted, better, again],
    });
    expect(described([], { models: [{ Sv: 4, invulnerable: null }] }).defences[0]?.save).toMatchObject({
      ...{ armour: 4, invulnerable: null, needed: 4, reroll: "none" },
    });
  });

  test("cover is told among the reasons of the save it improves", () => {
    const query = queryOf({ weapon: { AP: -1 }, target: { combat: { cover: true } } });
    expect(settleAttack(tenth, query, []).defences[0]?.save.because).toMatchObject([
      { fact: "cover", by: "Benefit of Cover" },
    ]);
  });
});

describe("a query that asks about nothing there is", () => {
  test("names the parts, or the weapon that was meant", () => {
    const query = queryOf({});
    expect(() => tenth.describe({ ...query, part: "drivers" }, [])).toThrow(
      'UNKNOWN_NAME: Unit "shooters" has no part "drivers". Parts: "shooters".',
    );
    expect(() => tenth.describe({ ...query, weapon: "gnu" }, [])).toThrow(
      'UNKNOWN_NAME: Unit "shooters" has no weapon profile "gnu". Did you mean "gun"?',
    );
    expect(() => tenth.describe({ ...query, weapon: "trebuchet" }, [])).toThrow(/has no weapon profile "trebuchet"\.$/);
  });
});
