import { readFileSync } from "node:fs";
import { datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { compose } from "@riposte/kernel/run";
import { parseScenario, runScenario } from "@riposte/testing/scenario";
import { createContext, Unit, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { expect, test } from "vitest";
import { commandChoices, readStratagems } from "../src/index.js";

const file = new URL("../../../../../docs/positions/warhammer-40k-overwatch.json", import.meta.url);

test("the documented position file runs", () => {
  const units = datasheets.map((sheet) => Unit.parse(sheet));
  const game = compose([
    warhammer40k(createContext([], { datasheets: units })),
    mechanics(readLibrary(files)),
    commandChoices(readStratagems(stratagems)),
  ]);
  expect(runScenario(game, parseScenario(JSON.parse(readFileSync(file, "utf8"))))).toMatchObject({
    ok: true,
    differences: [],
  });
});
