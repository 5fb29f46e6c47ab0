import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { riposte } from "../../riposte.js";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const EXAMPLES = ["docs/odds.md", "apps/cli/README.md", "docs/attacks/README.md"].flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/```console\n\$ riposte (odds 40k .*)\n([^`]*)```/g)].map(
    ([, command = "", printed = ""]) => ({ command, printed }),
  ),
);

const attack = ["odds", "40k", "--attacker", "thorn-brood", "--defender", "ember-guard"];

test("every law adds up to one", async () => {
  const { out } = await riposte([...attack, "--distance", "9", "--json"]);
  const { attacks, hits, wounds, damage, slain } = JSON.parse(out);
  for (const { pmf } of [attacks, hits, wounds, damage, slain])
    expect(pmf.reduce((sum: number, chance: number) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test("the table names the rules that count, and has a line with a bar for every number of slain models", async () => {
  const { code, out } = await riposte([...attack, "--distance", "9"]);
  expect(code).toBe(0);
  expect(out).toContain("Thorn Brood: 10 spine-thrower at Ember Guard");
  expect(out).toContain("Anti-Infantry 4+ (wound roll)");
  expect(out).toMatch(/^ +5 +\d\.\d\d % +\d\.\d\d % +█+$/m);
});

test.each([
  ["a unit nobody has", ["--attacker", "thorn-brod", "--defender", "ember-guard"], 'Did you mean "thorn-brood"?'],
  ["a weapon it does not carry", [...attack.slice(2), "--weapon", "clawz"], 'Did you mean "claws"?'],
  ["no defender", ["--attacker", "thorn-brood"], "--defender"],
])("%s is a mistake that says what to do", async (_name, flags, said) => {
  const { code, err } = await riposte(["odds", "40k", ...flags]);
  expect(code).not.toBe(0);
  expect(err).toContain(said);
});

test("re-rolls, a Command Re-roll and stratagems count, each with its reason", async () => {
  const odds = async (...flags: string[]) => JSON.parse((await riposte([...attack, "--json", ...flags])).out);
  const plain = await odds();
  const reasons = (report: typeof plain) => JSON.stringify(report.reasons);
  const ones = await odds("--reroll", "hit:ones");
  expect(ones.hits.mean).toBeGreaterThan(plain.hits.mean);
  expect(reasons(ones)).toContain("Re-roll hit rolls of 1");
  const single = await odds("--command-reroll", "wound");
  expect(single.wounds.mean).toBeGreaterThan(plain.wounds.mean);
  expect(reasons(single)).toContain("Command Re-roll");
  const saved = await odds("--command-reroll", "save");
  expect(saved.damage.mean).toBeLessThan(plain.damage.mean);
  const rifles = ["odds", "40k", "--attacker", "ember-guard", "--defender", "thorn-brood", "--json"];
  const [open, ground] = await Promise.all([riposte(rifles), riposte([...rifles, "--stratagem", "go-to-ground"])]);
  expect(JSON.parse(ground.out).damage.mean).toBeLessThan(JSON.parse(open.out).damage.mean);
});

test("what is Hazardous tells its cost", async () => {
  const { out } = await riposte([
    ...["odds", "40k", "--attacker", "plasma-crew", "--defender", "ember-guard", "--weapons", "plasma-hot"],
  ]);
  expect(out).toContain("Hazardous: 5 plasma-hot tested, fails on 1; costs");
});

test.each([
  ["a re-roll of nothing", ["--reroll", "luck"], "It may be: hit, wound"],
  ["a re-roll in an unknown way", ["--reroll", "damage:ones"], "damage:any"],
  ["a Command Re-roll for nothing", ["--command-reroll", "charge"], "--command-reroll is for one of"],
  ["an unknown stratagem", ["--stratagem", "go-to-grund"], 'Did you mean "go-to-ground"?'],
])("%s is a mistake that says what to do", async (_name, flags, said) => {
  const { code, err } = await riposte([...attack, ...flags]);
  expect([code, err]).toEqual([2, expect.stringContaining(said)]);
});

test("there are examples", () => {
  expect(EXAMPLES).toHaveLength(8);
});

test.each(EXAMPLES)("the printed result of `riposte $command` is what it prints", async ({ command, printed }) => {
  const words = command.split(" ").map((word) => (word.startsWith("docs/") ? join(root, word) : word));
  const { code, out } = await riposte(words);
  expect(code).toBe(0);
  expect(out).toBe(printed);
});

test("exact odds and simulated ones of a file are near each other", async () => {
  const file = join(root, "docs/attacks/precision.json");
  const means = async (...flags: string[]) =>
    JSON.parse((await riposte(["odds", "40k", "--file", file, "--json", ...flags])).out).damage.mean;
  expect(Math.abs((await means()) - (await means("--runs", "2000", "--seed", "3")))).toBeLessThan(0.3);
});

test("an attack file with impossible numbers is refused with all of them and their place", async () => {
  const file = join(tmpdir(), `riposte-attack-${process.pid}.json`);
  const models = [{ id: "a", count: 1, T: 0, Sv: 9, W: 1 }];
  writeFileSync(file, JSON.stringify({ attacker: { id: "x", models }, defender: "thorn-brood", distnce: 3 }));
  const { code, err } = await riposte(["odds", "40k", "--file", file]);
  expect(code).toBe(2);
  for (const said of ["attacker.models.0.T", "attacker.models.0.Sv", '"distnce"', file]) expect(err).toContain(said);
});

test("a leader that cannot lead is refused", async () => {
  const file = join(tmpdir(), `riposte-leader-${process.pid}.json`);
  const leaders = { attacker: ["thorn-alpha"] };
  writeFileSync(file, JSON.stringify({ attacker: "ember-guard", defender: "thorn-brood", leaders }));
  const { code, err } = await riposte(["odds", "40k", "--file", file]);
  expect(code).toBe(2);
  expect(err).toContain("cannot lead");
});
