import { expect, test } from "vitest";
import { importDatasheets } from "../../src/index.js";
import { library } from "../fixtures.js";
import { horde, imported, link, raw, system } from "./horde-catalogue.js";

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
