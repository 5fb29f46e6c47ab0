import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { warhammer40k } from "../../../src/games/warhammer-40k/game.js";
import { riposte } from "../../riposte.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-editions-"));
const file = (name: string, contents: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(contents));
  return path;
};
const blade = { id: "blade", type: "melee", A: 2, skill: 3, S: 4, AP: 0, D: 1 };
const armed = (abilities: readonly string[], rest: object = {}) => ({
  id: "guard",
  models: [{ id: "guard", count: 5, T: 4, Sv: 4, W: 1, weapons: [{ weapon: "blade" }] }],
  weapons: [{ ...blade, abilities }],
  ...rest,
});
const army = (id: string, unit: object, edition?: string) =>
  file(`${id}.json`, { id, army: {}, units: [unit], ...(edition === undefined ? {} : { edition }) });
const battle = (edition: string, armies: string) =>
  riposte(["play", "40k", "--edition", edition, "--armies", armies, "--seed", "1", "--bot", "random", "--watch"]);

const ATTACK = ["--attacker", "thorn-brood", "--defender", "ember-guard"];

describe("editions", () => {
  test("a date that no ruleset has is told with those there are", async () => {
    const { code, err } = await riposte(["odds", "40k", "--edition", "11e-2027-01", ...ATTACK]);
    expect(code).toBe(2);
    expect(err).toContain('There is no ruleset "11e-2027-01". Rulesets: 10e, 11e-2026-06, 11e-2026-10');
  });

  test("an ability of the other edition alone is named with that edition", async () => {
    const cleaving = army("cleaving", armed(["Cleave 1"]));
    const scoped = army("scoped", armed(["Lethal Hits: INFANTRY"]));
    expect((await battle("10", `${cleaving},${cleaving}`)).err).toContain(
      '"Cleave 1" (weapon of "guard") is an ability of edition 11 only: leave it out, or play by that edition (--edition 11).',
    );
    expect((await battle("10", `${scoped},${scoped}`)).err).toContain("is an ability of edition 11 only");
    expect(await battle("11", `${cleaving},${scoped}`)).toMatchObject({ code: 0, err: "" });
  });

  test("a list of the other edition is refused, with what would have to change", async () => {
    const later = army("later", armed([]), "11e-2026-10");
    expect((await battle("10", `${later},${later}`)).err).toContain(
      'it is of edition 11 ("edition": "11e-2026-10"), and this battle is of edition 10. Compose it with eleventh-edition (--edition 11).',
    );
    const older = army("older", armed([]), "10");
    expect((await battle("11", `${older},${older}`)).err).toContain("and this battle is of edition 11");
  });

  test("a unit that only the other edition knows is named: a Support, a Hunter profile", async () => {
    const hunter = army("hunter", { ...armed([]), weapons: [{ ...blade, hunts: ["MONSTER"] }] });
    expect((await battle("10", `${hunter},${hunter}`)).err).toContain(
      '"blade" of "guard" is a Hunter profile, which 10e does not know: take out "hunts", or the profile.',
    );
    const support = army("support", armed([], { supports: ["ember-guard"] }));
    expect((await battle("10", `${support},${support}`)).err).toContain("is a Support, which 10e does not know");
    expect((await battle("11", `${support},${support}`)).err).toContain("is a Support: attach it to a unit");
  });

  test("what simulate reports as used and unused are the stratagems of the edition", () => {
    const known = (setup: object) => warhammer40k.coverage?.abilities(setup as never) ?? [];
    expect(known({})).toEqual(expect.arrayContaining(["go-to-ground", "tank-shock"]));
    const later = known({ edition: "11e-2026-10" });
    expect(later).toEqual(expect.arrayContaining(["crushing-impact", "heroic-intervention-dearer"]));
    expect(later).not.toContain("go-to-ground");
    expect(warhammer40k.coverage?.usedBy?.("crushing-impact/0.a/1.x")).toBe("crushing-impact");
  });

  test("stratagems of odds are those of the edition", async () => {
    const asked = (edition: string, stratagem: string) =>
      riposte(["odds", "40k", ...ATTACK, "--edition", edition, "--stratagem", stratagem]);
    expect((await asked("10", "go-to-ground")).code).toBe(0);
    expect((await asked("11", "go-to-ground")).err).toContain('no stratagem "go-to-ground"');
    expect((await asked("11", "smokescreen")).out).toContain("Smokescreen");
  });
});
