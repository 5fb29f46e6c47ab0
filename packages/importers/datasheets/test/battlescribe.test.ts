import { Unit } from "@riposte/warhammer-40k";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importDatasheets, openFile, UnreadableFile } from "../src/index.js";
import { library } from "./fixtures.js";
import { xmlOf } from "./xml-of.js";

const bound = (type: "min" | "max", value: number) => ({
  id: `${type}${value}`,
  type,
  value,
  field: "selections",
  scope: "parent",
});
const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([name, $text]) => ({ name, typeId: `type-${name}`, $text }));
const stats = (name: string, W: string) => ({
  id: `stats-${name}`,
  name,
  typeName: "Unit",
  characteristics: texts({ M: '6"', T: "5", SV: "5+", W, LD: "7+", OC: "2" }),
});
const weapon = (id: string, name: string, type: "Ranged" | "Melee", A = "2") => ({
  id,
  name,
  type: "upgrade",
  profiles: [
    {
      id: `${id}-profile`,
      name,
      typeName: `${type} Weapons`,
      characteristics: texts({
        Range: type === "Melee" ? "Melee" : '24"',
        A,
        [type === "Melee" ? "WS" : "BS"]: "4+",
        S: "4",
        AP: "-1",
        D: "1",
        Keywords: "-",
      }),
    },
  ],
});
const link = (targetId: string, name: string, more: object = {}) => ({
  id: `to-${targetId}-${name}`,
  name,
  type: "selectionEntry",
  targetId,
  ...more,
});
const always = { constraints: [bound("min", 1), bound("max", 1)] };

const system = {
  gameSystem: {
    id: "system",
    name: "A Game",
    sharedRules: [{ id: "demise", name: "Deadly Demise", description: "It bursts." }],
    sharedSelectionEntries: [weapon("axe", "Axe", "Melee")],
  },
};
const brute = (id: string, name: string, carried: readonly object[]) => ({
  id,
  name,
  type: "model",
  constraints: [bound("max", 19)],
  profiles: [stats(name, "1")],
  entryLinks: carried,
});
const horde = {
  catalogue: {
    id: "horde",
    name: "Xenos - Rust Horde",
    library: false,
    catalogueLinks: [{ id: "cl", name: "Library - Lost", targetId: "lost" }],
    entryLinks: [link("brutes", "Brutez")],
    sharedSelectionEntries: [
      weapon("gun", "Rattler", "Ranged"),
      weapon("crusher", "Crusher", "Melee"),
      {
        id: "brutes",
        name: "Brutez",
        type: "unit",
        costs: [{ name: "pts", typeId: "pts", value: 80 }],
        modifiers: [
          {
            type: "set",
            field: "pts",
            value: 160,
            conditions: [{ type: "greaterThan", value: 10, field: "selections", scope: "brutes", childId: "model" }],
          },
        ],
        categoryLinks: [
          { id: "c1", name: "Infantry", targetId: "x" },
          { id: "c2", name: "Faction: Rust Horde", targetId: "y" },
        ],
        infoLinks: [
          {
            id: "i1",
            name: "Deadly Demise",
            type: "rule",
            targetId: "demise",
            modifiers: [{ type: "append", field: "name", value: "D3" }],
          },
          { id: "i2", name: "Gone", type: "rule", targetId: "nowhere" },
        ],
        profiles: [
          {
            id: "p1",
            name: "Get Loud",
            typeName: "Abilities",
            characteristics: texts({ Description: "They get loud." }),
          },
          {
            id: "p2",
            name: "Invulnerable Save",
            typeName: "Abilities",
            characteristics: texts({ Description: "Models in this unit have a 5+ invulnerable save." }),
          },
        ],
        selectionEntryGroups: [
          {
            id: "many",
            name: "9-19 Brutez",
            defaultSelectionEntryId: "axes",
            constraints: [bound("min", 9), bound("max", 19)],
            selectionEntries: [
              brute("axes", "Brute with axe", [link("axe", "Axe", always)]),
              brute("guns", "Brute with rattler", [
                link("gun", "Rattler", {
                  ...always,
                  modifiers: [{ type: "set", field: "hidden", value: true, conditions: [{ type: "atLeast" }] }],
                }),
              ]),
            ],
          },
          {
            id: "boss",
            name: "Boss",
            selectionEntries: [
              {
                id: "boss-brute",
                name: "Boss Brute",
                type: "model",
                ...always,
                profiles: [stats("Boss Brute", "2")],
                selectionEntryGroups: [
                  {
                    id: "choice",
                    name: "Weapon",
                    defaultSelectionEntryId: "to-crusher-Crusher",
                    ...always,
                    entryLinks: [link("axe", "Axe"), link("crusher", "Crusher")],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};
const asXml = (data: object) => {
  const [[tag, node]] = Object.entries(data) as [[string, object]];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(tag, node)}`;
};
const raw = (file: string, text: string) => ({ file, bytes: strToU8(text) });
const imported = (...files: readonly { file: string; bytes: Uint8Array }[]) =>
  importDatasheets(
    library,
    files.map((one) => ({ file: one.file, json: openFile(one) })),
  );
const findingsOf = (trouble: string) =>
  imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde)))
    .findings.filter((finding) => finding.trouble === trouble)
    .map(({ what }) => what);

test("a catalogue's unit has its models, what they carry, its sizes, points and choices", () => {
  const { units, formats } = imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde)));
  const [unit] = units.map((one) => Unit.parse(one));
  expect(formats).toEqual({ BattleScribe: 2 });
  expect(unit).toMatchObject({ id: "rust-horde-brutez", points: 80, keywords: ["Infantry", "Rust Horde"] });
  expect(
    unit?.models.map(({ name, count, W, invulnerable, weapons }) => [
      name,
      count,
      W,
      invulnerable,
      weapons.map((one) => one.weapon),
    ]),
  ).toEqual([
    ["Brute with axe", 9, 1, 5, ["axe"]],
    ["Brute with rattler", 0, 1, 5, ["rattler"]],
    ["Boss Brute", 1, 2, 5, ["crusher"]],
  ]);
  expect(unit?.build).toMatchObject({
    costs: [
      { models: 10, points: 80 },
      { models: 11, points: 160 },
    ],
  });
  expect(unit?.build?.sizes[0]).toContainEqual({
    models: ["brute-with-axe", "brute-with-rattler"],
    least: 9,
    most: 19,
  });
  expect(unit?.build?.options).toEqual([
    { models: ["boss-brute"], replaces: [{ name: "crusher", each: 1 }], oneOf: [[{ name: "axe", each: 1 }]] },
  ]);
});

test("rules across files get their parameters, and abilities their words", () => {
  const [unit] = imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde))).units.map(
    (one) => Unit.parse(one),
  );
  expect(unit?.abilities).toMatchObject([
    { name: "Get Loud", text: "They get loud.", mechanics: [] },
    { name: "Deadly Demise D3", key: "deadly-demise" },
  ]);
});

test("a missing catalogue, links to nothing and conditions on the army are reported by name", () => {
  expect(findingsOf("catalogue missing")).toEqual(["Library - Lost: give it too"]);
  expect(findingsOf("link to nothing")).toEqual(["Gone"]);
});

test("XML, zipped XML and JSON of one catalogue give the same units", () => {
  const [json, xml] = [JSON.stringify, asXml].map(
    (write) => imported(raw("a.gst", write(system)), raw("h.cat", write(horde))).units,
  );
  const zipped = imported(raw("a.gst", asXml(system)), {
    file: "h.catz",
    bytes: zipSync({ "h.cat": strToU8(asXml(horde)) }),
  });
  expect(xml).toEqual(json);
  expect(zipped.units).toEqual(json);
});

test("an entry that contains itself is reported, and the rest of its unit is read", () => {
  const circle = structuredClone(horde) as unknown as {
    catalogue: { sharedSelectionEntries: { entryLinks?: object[] }[] };
  };
  (circle.catalogue.sharedSelectionEntries[2] as { entryLinks?: object[] }).entryLinks = [
    link("brutes", "Brutez again"),
  ];
  const { units, findings } = imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(circle)));
  expect(units).toHaveLength(1);
  expect(findings).toContainEqual(expect.objectContaining({ trouble: "link in a circle" }));
});

test("catalogues that link to each other in a circle are read once", () => {
  const there = { ...horde.catalogue, catalogueLinks: [{ id: "cl", name: "Library - Round", targetId: "round" }] };
  const back = {
    catalogue: {
      id: "round",
      name: "Library - Round",
      catalogueLinks: [{ id: "cb", name: "Xenos", targetId: "horde" }],
    },
  };
  const files = [system, { catalogue: there }, back].map((json, at) => ({ file: `${at}.json`, json }));
  const { units, findings } = importDatasheets(library, files);
  expect(units.map(({ name }) => name)).toEqual(["Brutez"]);
  expect(findings.filter(({ trouble }) => trouble === "catalogue missing")).toEqual([]);
});

test("entries that multiply without end leave the unit out, and soon", () => {
  const level = (at: number) => ({
    id: `l${at}`,
    name: `Level ${at}`,
    type: "upgrade",
    entryLinks: Array.from({ length: 9 }, (_, n) => ({ ...link(`l${at + 1}`, `Level ${at + 1}`), id: `${at}-${n}` })),
  });
  const bomb = {
    catalogue: {
      id: "b",
      name: "Bomb",
      sharedSelectionEntries: [{ ...level(0), type: "unit" }, ...Array.from({ length: 12 }, (_, at) => level(at + 1))],
    },
  };
  const { units, findings } = imported(raw("b.json", JSON.stringify(bomb)));
  expect(units).toEqual([]);
  expect(findings.map(({ trouble, what }) => `${trouble}: ${what}`)).toContainEqual(
    expect.stringContaining('unit left out: "Level 0" has more entries'),
  );
});

test("a cut-off file, an exploding or broken zip and other text say what is wrong and what to do", () => {
  const cut = asXml(horde).slice(0, 900);
  expect(() => openFile(raw("h.cat", cut))).toThrow(/"h\.cat": the XML breaks at line 2 .*Download it again/);
  const packed = zipSync({ "h.cat": strToU8(asXml(horde)) });
  expect(() => openFile({ file: "h.catz", bytes: claiming(packed, 2 ** 30) })).toThrow("would unpack to 1024 MB");
  expect(() => openFile({ file: "h.catz", bytes: packed.slice(0, 50) })).toThrow("the zip is broken");
  expect(() => openFile({ file: "h.catz", bytes: zipSync({ "a.png": strToU8("x") }) })).toThrow(
    "no .cat, .gst or .ros",
  );
  expect(() => openFile(raw("h.json", "{"))).toThrow(UnreadableFile);
  expect(() => openFile({ file: "h.cat", bytes: new Uint8Array([60, 255, 254]) })).toThrow("not UTF-8");
});

/** A zip whose table of contents claims a size; the table's entry begins with PK\1\2, the size stands 24 bytes on. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const bytes = zip.slice();
  const at = bytes.findIndex(
    (_, n) => bytes[n] === 0x50 && bytes[n + 1] === 0x4b && bytes[n + 2] === 1 && bytes[n + 3] === 2,
  );
  new DataView(bytes.buffer).setUint32(at + 24, size, true);
  return bytes;
}
