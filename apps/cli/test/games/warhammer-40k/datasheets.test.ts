import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { riposte } from "../../riposte.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-datasheets-"));
const sheet = (name: string, keywords: readonly string[]) => ({
  name,
  composition: [`2-4 ${name}s`],
  loadout: "Every model is equipped with: spear.",
  stats: [{ name, m: '6"', t: "4", sv: "4+", w: "2", ld: "7+", oc: "1" }],
  meleeWeapons: [
    {
      profiles: [
        { name: "Spear", keywords, range: "Melee", attacks: "D3", skill: "3+", strength: "5", ap: "-1", damage: "1" },
      ],
    },
  ],
});
const file = join(folder, "hosts.json");
writeFileSync(file, JSON.stringify({ datasheets: [sheet("Lancer", ["Lance"]), sheet("Rider", ["Galloping"])] }));

test("datasheets become a folder of units by faction, and the report says what was not understood", async () => {
  const out = join(folder, "units");
  const ran = await riposte(["datasheets", file, "--out", out]);
  expect(ran.code).toBe(0);
  expect(ran.out).toContain("2 units from 1 file (1 game-datacards)");
  expect(ran.out).toMatch(/unknown weapon ability: 1\n +1 {2}Galloping \(Rider, Spear\)/);
  const { units } = JSON.parse(readFileSync(join(out, "other.json"), "utf8"));
  const report = JSON.parse(readFileSync(join(out, "report.json"), "utf8"));
  expect(report).toMatchObject({ files: 1, units: 2, findings: expect.any(Array) });
  expect(units.map((unit: unknown) => Unit.parse(unit).weapons[0]?.abilities)).toMatchObject([
    [{ name: "Lance", key: "lance" }],
    [{ name: "Galloping", mechanics: [] }],
  ]);
});

test("a folder stands for the files in it, and the report can be JSON", async () => {
  const source = mkdtempSync(join(tmpdir(), "riposte-sources-"));
  writeFileSync(join(source, "hosts.json"), readFileSync(file));
  const { out } = await riposte(["datasheets", source, "--json"]);
  expect(JSON.parse(out)).toMatchObject({ units: 2, findings: expect.any(Array) });
});

test.each([
  ["no file", ["datasheets"], "needs a files…"],
  ["a missing file", ["datasheets", join(folder, "nowhere.json")], "there is no such file"],
  ["a file of another kind", ["datasheets", join(folder, "other.json")], "No datasheet in"],
  ["a place nobody can write", ["datasheets", file, "--out", file], "Cannot write into"],
])("%s is a mistake that says what to do", async (_name, words, said) => {
  writeFileSync(join(folder, "other.json"), "{}");
  const { code, err } = await riposte(words);
  expect(code).toBe(2);
  expect(err).toContain(said);
});
