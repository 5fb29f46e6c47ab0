import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { compose } from "@riposte/kernel/run";
import { fuzz } from "@riposte/testing";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";
import { choiceProblems, commandChoices, readStratagems } from "../src/index.js";

const units = datasheets.map((sheet) => Unit.parse(sheet));
const read = readStratagems(stratagems);

const game = compose([
  warhammer40k(
    createContext(
      armies.map((army) => readArmy(army, units)),
      { checks: [choiceProblems], datasheets: units },
    ),
  ),
  mechanics(readLibrary(files)),
  commandChoices(read),
]);

test("random battles of our armies reach choices, and keep every invariant", () => {
  const choices = ["oath-of-moment", "frenzy", "marked-prey", "ember-doctrines", "marshals-orders"];
  const report = fuzz(game, { matches: 4, seed: 1, hold: "auto", maxInputs: 5000, records: choices });
  expect(report).toMatchObject({ failures: [], unfinished: 0 });
});

test("random battles that begin at close quarters reach every stratagem", () => {
  const at = (along: number, datasheets: readonly string[], rest: Readonly<Record<string, object>> = {}) =>
    datasheets.map((datasheet, lane) => ({ datasheet, place: { along, lane }, ...rest[datasheet] }));
  const ember = ["ember-guard", "furnace-walker", "ember-marshal", "ash-scouts", "cinder-carrier"];
  const thorn = ["thorn-brood", "thorn-leapers", "thorn-alpha", "thorn-spitter", "thorn-stalkers"];
  const setup = {
    round: 2,
    commandPoints: [9, 9],
    armies: [
      {
        ...{ id: "ember", army: {} },
        units: [
          ...at(19, ember, { "ember-guard": { left: { guard: { count: 1 } }, leaders: ["ember-captain"] } }),
          { datasheet: "cinder-jumpers", reserve: true },
        ],
      },
      {
        ...{ id: "thorn", army: {} },
        units: [
          ...at(24, thorn, { "thorn-brood": { left: { thornling: { count: 3 } } } }),
          { datasheet: "thorn-lurkers", reserve: true },
        ],
      },
    ],
  };
  const stratagems = read.map(({ id }) => id);
  const report = fuzz(game, {
    ...{ matches: 16, seed: 3, hold: "auto", maxInputs: 5000, setup },
    ...{ records: stratagems, coverage: stratagems },
  });
  expect(report).toMatchObject({ failures: [], unfinished: 0, missing: [] });
});
