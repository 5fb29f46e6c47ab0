import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

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
  expect(out).toContain("because of Anti-Infantry 4+");
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
