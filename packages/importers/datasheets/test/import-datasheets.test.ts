import { describeAttack, Situation, tenth, Unit } from "@riposte/warhammer-40k";
import { mechanicsOf, readLibrary } from "@riposte/warhammer-40k-abilities";
import { describe, expect, test } from "vitest";
import { importDatasheets } from "../src/index.js";
import { imported, library } from "./fixtures.js";

const FORMATS = ["sheet-files", "game-datacards", "forty-k-dc"];

/** Without what sources print differently: the order of abilities, their texts and names of modes. */
function essence(format: string) {
  const unit = imported(format).units.find(({ name }) => name === "Ember Guard");
  const { weapons, abilities, build: _build, ...rest } = Unit.parse(unit);
  return {
    ...rest,
    weapons: weapons.map(({ name: _name, ...weapon }) => weapon),
    abilities: abilities.map((ability) => (typeof ability === "string" ? ability : ability.name)).toSorted(),
  };
}

test("three formats of one datasheet become the same unit", () => {
  const [one, ...others] = FORMATS.map(essence);
  for (const other of others) expect(other).toEqual(one);
});

describe.each(FORMATS)("from %s", (format) => {
  const guard = () => Unit.parse(imported(format).units.find(({ name }) => name === "Ember Guard"));

  test("models have their characteristics, least count and weapons", () => {
    expect(guard()).toMatchObject({
      points: 90,
      keywords: ["Infantry", "Ember Host"],
      models: [
        {
          id: "ember-sergeant",
          count: 1,
          M: 6,
          T: 4,
          Sv: 3,
          invulnerable: 5,
          W: 2,
          Ld: 6,
          OC: 2,
          weapons: [{ weapon: "cinder-pistol" }, { weapon: "brand" }],
        },
        { id: "ember-guards", count: 4, weapons: [{ weapon: "guard-rifle" }, { weapon: "blade" }] },
      ],
    });
  });

  test("weapons are read whatever is missing in print: inches, plus, hyphen, AP", () => {
    expect(guard().weapons).toMatchObject([
      { weapon: "guard-rifle", range: 18, A: { plus: 2 }, skill: 3, S: { plus: 4 }, AP: -1 },
      { weapon: "guard-rifle", A: { dice: 2, sides: 6, plus: 2 }, AP: 0, D: { dice: 1, sides: 3 } },
      { id: "cinder-pistol", skill: null, S: { plus: 8 }, AP: -3 },
      { id: "brand", type: "melee", range: 0, skill: 3 },
      { id: "blade", type: "melee" },
    ]);
  });

  test("abilities are concrete: no library is needed to carry them out", () => {
    const [aimed, burst] = guard().weapons;
    expect(aimed?.abilities).toMatchObject([
      { name: "Anti-Fly 2+", key: "anti", param: 2, keyword: "FLY" },
      { name: "Twin-linked", key: "twin-linked" },
    ]);
    expect(JSON.stringify(guard())).not.toMatch(/"param":"(x|keyword)"|halfRange|\$/);
    const target = Unit.parse({
      id: "bird",
      seat: 1,
      keywords: ["Fly"],
      models: [{ id: "b", count: 1, T: 4, Sv: 4, W: 1 }],
    });
    const query = {
      attacker: guard(),
      target,
      part: "ember-host-ember-guard",
      count: 1,
      situation: Situation.parse({ distance: 9 }),
    };
    const rules = [mechanicsOf(readLibrary({}))];
    expect(describeAttack(tenth, rules, { ...query, weapon: aimed?.id ?? "" }).wound.critical).toBe(2);
    expect(describeAttack(tenth, rules, { ...query, weapon: burst?.id ?? "" }).attacks.changes).toMatchObject([
      { op: "add", amount: { dice: 1, sides: 6, plus: 3 } },
    ]);
  });

  test("what nobody knows is kept by name, and reported with its count", () => {
    const { findings } = imported(format);
    expect(guard().weapons[1]?.abilities[1]).toEqual({ name: "zapping field", mechanics: [] });
    expect(findings).toContainEqual({
      trouble: "unknown weapon ability",
      what: "zapping field",
      count: 1,
      where: [expect.stringContaining("Ember Guard, ")],
    });
    expect(findings).toContainEqual(
      expect.objectContaining({ trouble: "ability without mechanics", what: "Hold the Fire", count: 1 }),
    );
  });
});

const colossus = () => Unit.parse(imported("game-datacards").units.find(({ name }) => name === "Furnace Colossus"));
const findingsOf = (trouble: string) =>
  imported("game-datacards")
    .findings.filter((finding) => finding.trouble === trouble)
    .map(({ what }) => what);

test("Conversion has the distance its datasheet gives it", () => {
  expect(colossus().weapons[0]?.abilities[0]).toMatchObject({ key: "conversion", param: 24 });
});

test("an invulnerable save against some attacks only is an ability with a condition", () => {
  expect(colossus().models[0]?.invulnerable).toBeNull();
  expect(colossus().abilities).toContainEqual({
    name: "Invulnerable Save 4+ (Against ranged attacks only)",
    mechanics: [expect.objectContaining({ if: { is: "attack", kind: "ranged" } })],
  });
});

test("Damaged is carried out, and what it does beyond is reported", () => {
  const damaged = colossus().abilities.find((ability) => typeof ability !== "string" && ability.key === "damaged");
  expect(damaged).toMatchObject({
    param: 6,
    mechanics: [
      { effects: [{ do: "modRoll", roll: "hit" }] },
      { effects: [{ do: "modStat", stat: "OC", op: "subtract", by: 5 }] },
    ],
  });
  expect(findingsOf("rule not understood")).toContain(
    "Damaged does more, or other, than -1 to hit and less Objective Control",
  );
});

test("a transport has its capacity, and whom it does not carry is reported", () => {
  expect(colossus().capacity).toBe(12);
  expect(findingsOf("rule not understood")).toContain("whom the transport carries, beyond how many");
});

test("a profile with a value nobody can read is left out and reported", () => {
  expect(colossus().weapons.map(({ id }) => id)).toEqual(["melting-lance"]);
  expect(findingsOf("value not understood")).toEqual(['S "*"']);
  expect(findingsOf("profile left out")).toEqual(["S cannot be read"]);
});

test("wargear that is neither weapon nor ability, and abilities done by hand, are reported", () => {
  expect(findingsOf("loadout not understood")).toEqual(["furnace horn"]);
  expect(findingsOf("ability to be carried out by hand")).toContain("Plasma Warhead");
  expect(colossus().models[0]?.weapons).toEqual([{ weapon: "melting-lance", each: 2 }]);
});

test("leaders know whom they lead, from texts and from lists", () => {
  expect(colossus().leads).toEqual(["ember-host-ember-guard"]);
  expect(findingsOf("leader of a unit nobody has")).toEqual(["Ember Veterans"]);
  const captain = imported("forty-k-dc").units.find(({ name }) => name === "Ember Captain");
  expect(captain).toMatchObject({ leads: ["ember-host-ember-guard"] });
});

test("fields nobody read are reported with their path and count", () => {
  const fields = (format: string) =>
    imported(format).findings.flatMap(({ trouble, what, count }) =>
      trouble === "field not read" ? [`${what} ${count}`] : [],
    );
  expect(fields("game-datacards")).toEqual(["stratagems[].name 1"]);
  expect(fields("forty-k-dc")).toContain("[].scope.duration 1");
});

test("weapons nobody finds and characteristics nobody has are reported", () => {
  const profile = (name: string) => ({ name, M: 6, T: 4, W: 2, Sv: 3, Ld: 6, OC: 1 });
  const unit = { id: "drake", name: "Drake", profiles: [profile("Drake"), profile("Wounded")], weapon_ids: ["fang"] };
  const { findings } = importDatasheets(library, [{ file: "units.json", json: [unit] }]);
  expect(findings.map(({ trouble, what }) => `${trouble}: ${what}`)).toEqual([
    "characteristics nobody has: Wounded",
    "weapon not found: fang",
  ]);
});

test.each([
  ["game-datacards", { name: "Ember Host", source: "40k-11e", datasheets: [] }, "11"],
  ["a game system", { gameSystem: { id: "s", name: "A Game 10th Edition" } }, "10"],
  ["nobody", { name: "Ember Host", datasheets: [] }, undefined],
])("the edition is what the files say: %s", (_name, json, edition) => {
  expect(importDatasheets(library, [{ file: "one.json", json }]).edition).toBe(edition);
});

test("the same datasheet again is one unit; another of its name and faction gets a number", () => {
  const twice = imported("game-datacards", "game-datacards");
  expect(twice.units.map(({ id }) => id)).toEqual(["ember-host-ember-guard", "ember-host-furnace-colossus"]);
  const { units, findings } = imported("game-datacards", "forty-k-dc");
  expect(units.map(({ id }) => id)).toEqual([
    "ember-host-ember-guard",
    "ember-host-furnace-colossus",
    "ember-host-ember-guard-2",
    "ember-host-ember-captain",
  ]);
  expect(findings).toContainEqual(expect.objectContaining({ trouble: "another unit of the name", count: 1 }));
});

test("a datasheet has its sizes, its points for each, and wargear to choose", () => {
  const guard = Unit.parse(imported("game-datacards").units.find(({ name }) => name === "Ember Guard"));
  expect(guard.build).toEqual({
    sizes: [
      [
        { models: ["ember-sergeant"], least: 1, most: 1 },
        { models: ["ember-guards"], least: 4, most: 9 },
      ],
    ],
    costs: [
      { models: 5, points: 90 },
      { models: 10, points: 175 },
    ],
    options: [
      {
        models: ["ember-guards"],
        limit: { count: 1, per: 5 },
        replaces: [{ name: "guard-rifle", each: 1 }],
        oneOf: [
          [
            { name: "cinder-pistol", each: 1 },
            { name: "brand", each: 1 },
          ],
          [{ name: "blade", each: 1 }],
        ],
      },
    ],
    wargear: [],
  });
  expect(findingsOf("wargear option not understood")).toEqual(["One may swap its rifle."]);
  expect(findingsOf("limit of a wargear option not read")).toEqual(["that model's blade cannot be replaced"]);
});

test("models of one group that carry different things are groups of their own", () => {
  const { units, findings } = importDatasheets(library, [{ file: "hosts.json", json: { datasheets: [veterans] } }]);
  const [unit] = units.map((one) => Unit.parse(one));
  expect(unit?.models.map(({ id, count, weapons }) => [id, count, weapons.map(({ weapon }) => weapon)])).toEqual([
    ["captain", 1, ["ash-pistol", "ash-blade"]],
    ["veteran-guardsmen", 1, ["banner-pole", "banner-pole-ranged"]],
    ["veteran-guardsmen-2", 1, ["ash-pistol", "ash-blade"]],
    ["veteran-guardsmen-3", 2, ["ash-blade"]],
  ]);
  expect(findings.filter(({ trouble }) => /loadout|models/.test(trouble))).toEqual([]);
});

const profile = (name: string, range: string) => ({
  profiles: [{ name, range, attacks: "1", skill: "4+", strength: "3", ap: "0", damage: "1", keywords: [] }],
});
const veterans = {
  name: "Veterans",
  composition: ["1 Captain", "4 Veteran Guardsmen"],
  loadout:
    "The Captain is equipped with: ash pistol, ash blade. One Veteran Guardsman is equipped with: banner pole.\nOne other Veteran Guardsman is equipped with: ash pistol and ash blade. Every other Veteran Guardsman is equipped with: ash\u2011blade.",
  stats: [{ name: "Veterans", m: '6"', t: "3", sv: "5+", w: "1", ld: "7+", oc: "1" }],
  // a gun printed among the swords, and a pole that strikes and shoots
  rangedWeapons: [profile("Banner pole \u2013 ranged", '12"')],
  meleeWeapons: [profile("Ash pistol", '12"'), profile("Ash blade", "Melee"), profile("Banner pole", "Melee")],
};

test("a gun printed among melee weapons is a gun", () => {
  const [unit] = importDatasheets(library, [{ file: "hosts.json", json: { datasheets: [veterans] } }]).units;
  const pistol = Unit.parse(unit).weapons.find(({ id }) => id === "ash-pistol");
  expect(pistol).toMatchObject({ type: "ranged", range: 12 });
});

test("models whose weapons nobody names carry none, and that is reported", () => {
  const bare = { ...veterans, loadout: "" };
  const { units, findings } = importDatasheets(library, [{ file: "hosts.json", json: { datasheets: [bare] } }]);
  expect(Unit.parse(units[0]).models.flatMap(({ weapons }) => weapons)).toEqual([]);
  expect(findings).toContainEqual(expect.objectContaining({ trouble: "models without weapons", count: 2 }));
});

test("a file of no known format is reported, and a unit that cannot be one is left out with every reason", () => {
  const broken = { datasheets: [{ name: "Ghost", stats: [{ name: "Ghost", t: "?", w: "" }] }] };
  const { units, findings } = importDatasheets(library, [
    { file: "list.json", json: { what: "ever" } },
    { file: "ghost.json", json: broken },
  ]);
  expect(units).toEqual([]);
  expect(findings).toContainEqual({
    trouble: "file not understood",
    what: "no known format",
    count: 1,
    where: ["list.json"],
  });
  expect(findings.filter(({ trouble }) => trouble === "unit left out").map(({ what }) => what.split(":")[0])).toEqual([
    "models.0.T",
    "models.0.W",
  ]);
});

test("progress is told sheet by sheet", () => {
  const told: string[] = [];
  const json = { datasheets: [1, 2].map((n) => ({ name: `Ghost ${n}`, stats: [{ name: "Ghost", t: "4", w: "1" }] })) };
  importDatasheets(library, [{ file: "ghosts.json", json }], (done, total) => told.push(`${done}/${total}`));
  expect(told).toEqual(["1/2", "2/2"]);
});
