import { strToU8 } from "fflate";
import { importDatasheets, openFile } from "../../src/index.js";
import { library } from "../fixtures.js";
import { xmlOf } from "../xml-of.js";

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
export const link = (targetId: string, name: string, more: object = {}) => ({
  id: `to-${targetId}-${name}`,
  name,
  type: "selectionEntry",
  targetId,
  ...more,
});
const always = { constraints: [bound("min", 1), bound("max", 1)] };

export const system = {
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
export const horde = {
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
export const asXml = (data: object) => {
  const [[tag, node]] = Object.entries(data) as [[string, object]];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(tag, node)}`;
};
export const raw = (file: string, text: string) => ({ file, bytes: strToU8(text) });
export const imported = (...files: readonly { file: string; bytes: Uint8Array }[]) =>
  importDatasheets(
    library,
    files.map((one) => ({ file: one.file, json: openFile(one) })),
  );
export const findingsOf = (trouble: string) =>
  imported(raw("a.json", JSON.stringify(system)), raw("h.json", JSON.stringify(horde)))
    .findings.filter((finding) => finding.trouble === trouble)
    .map(({ what }) => what);
