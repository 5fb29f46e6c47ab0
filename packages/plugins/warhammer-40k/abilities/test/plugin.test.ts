import { armies, datasheets } from "@riposte/data-warhammer-40k";
import { composeList } from "@riposte/kernel/run";
import { describePlugin, fuzz } from "@riposte/testing";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { abilityProblems, mechanics } from "../src/index.js";
import { described, library } from "./library.js";

const sheets = datasheets.map((sheet) => Unit.parse(sheet));
const base = warhammer40k(createContext(armies.map((army) => readArmy(army, sheets))));

describePlugin(mechanics(library), {
  game: [base],
  hold: "auto",
  matches: 2,
  maxInputs: 60,
  // every effect a mechanic may have
  largeTypes: { "schema/mechanic.d.ts": 11_000 },
});

test("random battles with mechanics end with every invariant kept", () => {
  const game = composeList([base, mechanics(library)]);
  expect(fuzz(game, { matches: 3, seed: 2, hold: "auto", maxInputs: 2000 })).toMatchObject({
    failures: [],
    unfinished: 0,
  });
});

test("an army with abilities nobody knows is refused before the battle, all of them at once", () => {
  const army = readArmy(
    {
      ...{ id: "army", army: { rules: [{ name: "Rule", abilities: ["Steelth"] }] } },
      units: [
        {
          ...{ id: "squad", models: [{ id: "model", count: 1, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "gun" }] }] },
          weapons: [{ id: "gun", type: "ranged", A: 1, skill: 3, S: 4, D: 1, abilities: ["Sustaned Hits 1"] }],
          abilities: [{ name: "Own", mechanics: [{ effects: [{ do: "modRol" }] }] }],
        },
      ],
    },
    [],
  );
  expect(abilityProblems(library)(army)).toEqual([
    '"Steelth" (army of "army") is no ability of the library. Did you mean "stealth"?',
    expect.stringContaining("Own, mechanic 1: effects.0.do"),
    '"Sustaned Hits 1" (weapon of "squad") is no ability of the library. Did you mean "sustained hits"?',
  ]);
});

test("a weapon ability nobody knows is an error that names the nearest one", () => {
  expect(() => described({ weapon: { abilities: ["Lethal Hit"] } })).toThrow(
    /"Lethal Hit" \(weapon of "shooters"\).*lethal hits/,
  );
});
