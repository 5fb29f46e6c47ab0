import { meanOf } from "@riposte/warhammer-40k";
import { describe, expect, test } from "vitest";
import { runCombat, runCombatForUnit } from "../src/index.js";
import { exact, playsAgree } from "./agreement.js";
import { CORPUS, TEN } from "./corpus.js";
import { type Duel, optionsOf, profilesOf, unitsOf } from "./duel.js";

const run = (duel: Duel) => {
  const { attacker, defender } = unitsOf(duel);
  return { attacker, defender, profiles: profilesOf(duel), options: optionsOf(duel) };
};

function rolled(duel: Duel, seed: number) {
  const { attacker, defender, profiles, options } = run(duel);
  return runCombatForUnit(attacker, defender, profiles, { ...options, mode: "roll", seed }).rolled;
}

describe("exact odds and plays agree within four sigma, and every law adds up to 1", () => {
  test.each(Object.entries(CORPUS))("%s", (_name, duel) => playsAgree(duel, 500));
});

describe("an activation is rolled through the machines", () => {
  const duel = CORPUS["five profiles into an attached unit, Precision among them"] as Duel;

  test("the same seed rolls the same dice, another seed others", () => {
    expect(rolled(duel, 7)).toEqual(rolled(duel, 7));
    expect(rolled(duel, 7).log).not.toEqual(rolled(duel, 8).log);
  });

  test("the log tells every die, what came of it and why", () => {
    const { log } = rolled(
      {
        guns: 2,
        weapon: { D: 2, S: 8, AP: -2, abilities: ["Twin-linked", "Sustained Hits 1"] },
        target: { abilities: ["Feel No Pain 5+"] },
        models: TEN,
      },
      5,
    );
    const lines = log.map(({ says, dice, because }) => {
      const faces = dice.map(({ face, again }) => (again === undefined ? face : `${face}->${again}`));
      return [says, `[${faces.join(" ")}]`, ...because].join(" ");
    });
    expect(lines).toMatchInlineSnapshot(`
      [
        "2 weapons make 2 attacks []",
        "1 hits, 0 of them critical, on 3+ [1 5]",
        "1 wounds, 0 of them critical, on 2+ [4] Twin-linked",
        "not saved, on 5+ [4]",
        "2 damage []",
        "2 points of damage ignored [6 6] Feel No Pain 5+",
      ]
    `);
  });

  test("mortal wounds in addition are rolled and told when all attacks are over", () => {
    const wrath = CORPUS["mortal wounds in addition, behind devastating ones"] as Duel;
    const { log, damage } = rolled(wrath, 3);
    expect(log.map(({ step }) => step)).toContain("combat:inflicts");
    const afterwards = log.filter(({ weapon }) => weapon === "afterwards");
    expect(afterwards[0]).toMatchObject({ step: "mortal:inflicted", because: ["Wrath"] });
    expect(log.at(-1)?.weapon).toBe("afterwards");
    expect(exact(wrath).damage[damage]).toBeGreaterThan(0);
  });

  test("what is rolled is possible by the exact odds", () => {
    const odds = exact(duel);
    const runs = Array.from({ length: 12 }, (_, seed) => rolled(duel, seed));
    for (const { damage, slain, slainOf } of runs) {
      expect(odds.damage[damage]).toBeGreaterThan(0);
      expect(odds.slain[slain]).toBeGreaterThan(0);
      for (const [part, models] of Object.entries(slainOf)) expect(odds.slainOf[part]?.[models]).toBeGreaterThan(0);
    }
  });
});

test("one profile alone is runCombat", () => {
  const { attacker, defender, options } = run({ guns: 3, models: TEN });
  const { odds, descriptions } = runCombat(
    attacker,
    defender,
    { weapon: "gun-0", count: 1 },
    { ...options, mode: "exact" },
  );
  expect(Array.from(odds.attacks)).toEqual([0, 1]);
  expect(descriptions).toHaveLength(1);
});

test("raw damage, wounds lost and models slain are counted apart", () => {
  const sure = { skill: 2, S: 20, AP: -6, abilities: ["Torrent"] };
  const { raw, damage, slain } = exact({ guns: 2, weapon: { ...sure, D: 3 }, models: [{ count: 3, W: 2 }] });
  // two wounds on 2+: six points past saves, four wounds lost, two models
  expect([raw[6], damage[4], slain[2]].map((chance) => chance?.toFixed(4))).toEqual(
    Array(3).fill((25 / 36).toFixed(4)),
  );
});

test("firing order matters: two damage first wastes less on the wounded", () => {
  const [strong, weak] = [
    { A: 4, S: 8, AP: -4, D: 2 },
    { A: 3, S: 8, AP: -4 },
  ];
  const means = [
    [strong, weak],
    [weak, strong],
  ].map((weapon) => meanOf(exact({ weapon, models: TEN }).damage));
  expect(means[0]).not.toBeCloseTo(means[1] as number, 6);
});

test("an activation with nothing, with weapons nobody carries or by nobody is refused, all at once", () => {
  const { attacker, defender, options } = run({});
  const nobody = { ...defender, models: defender.models.map((models) => ({ ...models, count: 0 })) };
  const attempt = (profiles: readonly { weapon: string; count?: number }[]) => () =>
    runCombatForUnit(attacker, nobody, profiles, { ...options, mode: "exact" });
  expect(attempt([])).toThrow(/"targets" has no models.*attacks with nothing/);
  expect(attempt([{ weapon: "gnu" }])).toThrow(
    /has no models.*profiles\[0\]: no living model of "shooters" carries "gnu"/,
  );
  expect(attempt([{ weapon: "gun-0", count: 0 }])).toThrow(/0 of "gun-0" cannot attack/);
});
