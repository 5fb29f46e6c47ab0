import { armies, datasheets } from "@riposte/data-warhammer-40k";
import { composeList } from "@riposte/kernel";
import { describePlugin, fuzz } from "@riposte/testing";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { mechanics } from "../src/index.js";
import { described, library } from "./library.js";

const sheets = datasheets.map((sheet) => Unit.parse(sheet));
const base = warhammer40k(createContext(armies.map((army) => readArmy(army, sheets))));

describePlugin(mechanics(library), { game: [base], hold: "auto", matches: 2, maxInputs: 60 });

test("random battles with mechanics end with every invariant kept", () => {
  const game = composeList([base, mechanics(library)]);
  expect(fuzz(game, { matches: 3, seed: 2, hold: "auto", maxInputs: 2000 })).toMatchObject({
    failures: [],
    unfinished: 0,
  });
});

test("a weapon ability nobody knows is an error that names the nearest one", () => {
  expect(() => described({ weapon: { abilities: ["Lethal Hit"] } })).toThrow(
    /"Lethal Hit" \(weapon of "shooters"\).*lethal hits/,
  );
});
