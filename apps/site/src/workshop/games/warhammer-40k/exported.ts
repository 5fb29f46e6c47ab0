import type { ExportedGame } from "../../workshop-game.js";

/** How a folder outside of the repository composes the game with what was written here. */
export const exported: ExportedGame = {
  packages: [
    "critical-hits",
    "data-warhammer-40k",
    "warhammer-40k",
    "warhammer-40k-abilities",
    "warhammer-40k-choices",
  ],
  source: (slug) => `import { choiceProblems, commandChoices, readStratagems } from "@riposte/warhammer-40k-choices";
import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { composeList } from "@riposte/kernel/run";
import { abilityProblems, mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import own from "./${slug}.json" with { type: "json" };

const library = readLibrary({ ...files, "own-abilities.json": own });
const units = datasheets.map((sheet) => Unit.parse(sheet));
const context = createContext(
  armies.map((army) => readArmy(army, units)),
  { checks: [abilityProblems(library), choiceProblems], datasheets: units },
);

/** The game with this ability in its library. */
export const game = composeList([
  warhammer40k(context),
  mechanics(library),
  criticalHits(),
  commandChoices(readStratagems(stratagems)),
]);
`,
};
