import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { compose } from "@riposte/kernel";
import { mechanics, readLibrary } from "@riposte/mechanics";
import { fuzz } from "@riposte/testing";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { choiceProblems, commandChoices, readStratagems } from "../src/index.js";

const units = datasheets.map((sheet) => Unit.parse(sheet));
const read = readStratagems(stratagems);

test("random battles of our armies reach stratagems and choices, and keep every invariant", () => {
  const game = compose([
    warhammer40k(
      createContext(
        armies.map((army) => readArmy(army, units)),
        { checks: [choiceProblems] },
      ),
    ),
    mechanics(readLibrary(files)),
    commandChoices(read),
  ]);
  const records = [
    ...read.map(({ id }) => id),
    "oath-of-moment",
    "frenzy",
    "marked-prey",
    "ember-doctrines",
    "marshals-orders",
  ];
  const report = fuzz(game, { matches: 4, seed: 1, hold: "auto", maxInputs: 5000, records });
  expect(report).toMatchObject({ failures: [], unfinished: 0 });
});
