import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { riposte } from "../../riposte.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-army-"));
const lancers = {
  name: "Lancers",
  composition: ["2-4 Lancers"],
  loadout: "Every model is equipped with: spear.",
  points: [{ models: "2", cost: "40" }],
  stats: [{ name: "Lancer", m: '6"', t: "4", sv: "4+", w: "2", ld: "7+", oc: "1" }],
  meleeWeapons: [
    {
      profiles: [
        {
          name: "Spear",
          keywords: [],
          range: "Melee",
          attacks: "3",
          skill: "3+",
          strength: "5",
          ap: "-1",
          damage: "1",
        },
      ],
    },
  ],
};
const source = join(folder, "hosts.json");
const list = join(folder, "list.txt");
const units = join(folder, "units");
writeFileSync(source, JSON.stringify({ name: "Dust Riders", datasheets: [lancers] }));
writeFileSync(list, "Patrol (40 Points)\n\nDust Riders\n\nLancers (40 Points)\n  • 3x Lancer\n     ◦ 3x Spear\n");

test("a pasted list becomes an army file, and either is played with", async () => {
  await riposte(["datasheets", source, "--out", units]);
  const out = join(folder, "army.json");
  const ran = await riposte(["army", list, "--units", units, "--out", out]);
  expect(ran.out).toContain(
    "Patrol: Dust Riders · 40 points · freeform format\n  Lancers, 40 points\n    3 Lancers: spear",
  );
  expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({
    id: "patrol",
    units: [{ id: "lancers", models: [{ count: 3 }] }],
  });
  const battle = ["--seed", "1", "--bot", "random", "--watch"];
  const fromFile = await riposte(["play", "40k", "--armies", `${out},${out}`, ...battle]);
  const fromList = await riposte(["play", "40k", "--units", units, "--armies", `${list},${list}`, ...battle]);
  expect(fromFile.out).toContain("Lancers");
  expect(fromList.out).toBe(fromFile.out);
});

test("odds are asked about units of a list, of imported datasheets and of our own, by id or name", async () => {
  const odds = (...words: string[]) => riposte(["odds", "40k", "--units", units, ...words]);
  const listed = await odds("--armies", list, "--attacker", "Lancers", "--defender", "ember-guard");
  expect(listed.err).toBe("");
  expect(listed.out).toContain("Lancers: 3 spear at Ember Guard\n  3 attacks each");
  const imported = await odds("--attacker", "dust-riders-lancers", "--defender", "dust-riders-lancers");
  expect(imported.out).toContain("Lancers: 2 spear at Lancers");
  const wrong = await odds("--armies", list, "--attacker", "lanzers", "--defender", "ember-guard");
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean "lancers"?') });
  const many = await odds("--armies", `${list},${list},${list}`, "--attacker", "lancers", "--defender", "lancers");
  expect(many.err).toContain("--armies takes one army or two");
  const none = await odds("--armies", source, "--attacker", "lancers", "--defender", "lancers");
  expect(none.err).toContain("it is no roster");
});

test("datasheets and lists of different editions are told apart, and --edition decides", async () => {
  const later = join(folder, "later");
  const imported = await riposte(["datasheets", source, "--edition", "11", "--out", later]);
  expect(imported.out).toContain("edition 11");
  const ran = await riposte(["army", list, "--units", later]);
  expect(ran.err).toContain("The list is of edition 10, datasheets are of edition 11");
  const meant = await riposte(["army", list, "--units", later, "--edition", "11", "--json"]);
  expect(meant.err).toBe("Against the rules of mustering: Nobody can be the Warlord: an army needs a Character.\n");
  expect([meant.code, JSON.parse(meant.out).army.edition]).toEqual([1, "11"]);
  const never = join(folder, "never-mustered.json");
  const refused = await riposte(["army", list, "--units", later, "--edition", "11", "--out", never]);
  expect([refused.code, existsSync(never)]).toEqual([1, false]);
  expect(refused.out).toContain("edition 11 · no force disposition");
  const [head = "", ...lines] = readFileSync(list, "utf8").split("\n");
  const disposed = join(folder, "disposed.txt");
  writeFileSync(disposed, [head, "Force Disposition: Reconnaissance", ...lines].join("\n"));
  expect((await riposte(["army", disposed, "--units", later])).out).toContain("force disposition Reconnaissance");
  const wrong = await riposte(["army", list, "--units", later, "--edition", "12"]);
  expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining("--edition is 10 or 11")]);
});

test("an army is mustered for the battle its list names, whatever its units cost", async () => {
  const later = join(folder, "sized");
  await riposte(["datasheets", source, "--edition", "11", "--out", later]);
  const mustered = async (size: string) => {
    const sized = join(folder, "sized.txt");
    const three = "Lancers (40 Points)\n  • 3x Lancer\n     ◦ 3x Spear\n\n".repeat(3);
    writeFileSync(sized, `Patrol (120 Points)\n\nDust Riders\n${size}\n${three}`);
    return (await riposte(["army", sized, "--units", later, "--edition", "11"])).err;
  };
  const copies = "Lancers is in the army 3 times; 2 are the most.";
  expect(await mustered("")).toContain(copies);
  expect(await mustered("Strike Force (2,000 Points)\n")).not.toContain(copies);
});

test("a list with an unknown name is told with the nearest, ends with 1, and is not written", async () => {
  const wrong = join(folder, "wrong.txt");
  writeFileSync(wrong, readFileSync(list, "utf8").replace("Lancers (40", "Lanzers (40"));
  const ran = await riposte(["army", wrong, "--units", units, "--out", join(folder, "never.json")]);
  expect(ran.code).toBe(1);
  expect(ran.err).toContain('Line 5: Lanzers: there is no such unit. Did you mean "Lancers"?');
  const played = await riposte(["simulate", "40k", "--units", units, "--armies", `${wrong},${wrong}`, "--games", "1"]);
  expect(played.err).toContain("is no army as it stands");
});

test("--accept takes the army without what is not known, which is still named", async () => {
  const file = join(folder, "half-known.txt");
  const out = join(folder, "half-known.json");
  writeFileSync(
    file,
    "Patrol (90 Points)\n\nDust Riders\n\nLancers (40 Points)\n  • 3x Lancer\n     ◦ 3x Spear\n\nSandworm (50 Points)\n",
  );
  expect(await riposte(["army", file, "--units", units, "--out", out])).toMatchObject({ code: 1 });
  const taken = await riposte(["army", file, "--units", units, "--out", out, "--accept"]);
  expect(taken).toMatchObject({
    code: 0,
    err: expect.stringMatching(/Sandworm: there is no such unit[\s\S]*What is named above is left out/),
  });
  expect(JSON.parse(readFileSync(out, "utf8")).units).toHaveLength(1);
  const none = await riposte(["army", list, "--units", join(folder, "no-units"), "--accept"]);
  expect(none.code).not.toBe(0);
});

test.each([
  ["no folder of units", ["army", list, "--units", join(folder, "nowhere")], "is no folder"],
  ["a text that is no list", ["army", source], "it is no roster"],
  ["units for another game", ["simulate", "finished", "--units", folder], "--units is for warhammer-40k"],
])("%s is a mistake that says what to do", async (_name, words, said) => {
  const { code, err } = await riposte(words);
  expect(code).toBe(2);
  expect(err).toContain(said);
});

test("an army of the 10th edition hears all that would have to change under the 11th", async () => {
  const later = join(folder, "under-the-11th");
  await riposte(["datasheets", source, "--edition", "11", "--out", later]);
  const older = join(folder, "older.txt");
  writeFileSync(older, "Patrol (85 Points)\n\nDust Riders\n\nLancers (35 Points)\n\nMounted Lansers (50 Points)\n");
  const ran = await riposte(["army", older, "--units", later, "--edition", "11"]);
  expect(ran.err.trim().split("\n")).toEqual([
    "Line 7: Mounted Lansers: there is no such unit.",
    "Against the rules of mustering: Nobody can be the Warlord: an army needs a Character.",
    "Line 5: Lancers: the list says 35 points; its datasheet costs 40 for 2 models.",
  ]);
});
