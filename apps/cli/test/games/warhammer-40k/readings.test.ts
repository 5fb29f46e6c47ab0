import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { riposte } from "../../riposte.js";

test("--readings prints how many texts that change numbers of attacks are read, each once, and where others stop", async () => {
  const other = [
    { name: "Steady", description: "Each time this model makes an attack, add 1 to the Hit roll." },
    { name: "Odd", description: "Each time this model makes an attack on a Tuesday, add 1 to the Hit roll." },
    { name: "Mending", description: "At the end of your Movement phase, this model regains 1 lost wound." },
  ].map((ability) => ({ ...ability, showAbility: true }));
  const sheet = (name: string) => ({
    name,
    composition: [`1 ${name}`],
    stats: [{ name, m: '6"', t: "4", sv: "4+", w: "2", ld: "7+", oc: "1" }],
    abilities: { other },
  });
  const source = join(mkdtempSync(join(tmpdir(), "riposte-readings-")), "riders.json");
  writeFileSync(source, JSON.stringify({ name: "Dust Riders", datasheets: [sheet("Lancer"), sheet("Rider")] }));
  const { out } = await riposte(["datasheets", source, "--readings"]);
  expect(out.trimEnd().split("\n")).toEqual([
    "1 of 2 texts that change numbers of attacks is read (50.0 %)",
    '      1  stopped at "on a tuesday," (Lancer, Odd)',
  ]);
});
