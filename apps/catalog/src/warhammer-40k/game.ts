import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets, mechanics as files } from "@riposte/data-warhammer-40k";
import { randomBot } from "@riposte/kernel";
import { mechanics, readLibrary } from "@riposte/mechanics";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import type { CatalogGame } from "../catalog-game.js";
import { composer } from "../composition.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const game: CatalogGame = {
  id: "warhammer-40k",
  compose: composer(() => warhammer40k(createContext(readArmies())), {
    mechanics: () => mechanics(readLibrary(files)),
    "critical-hits": () => criticalHits(),
  }),
  setup: [],
  bots: { random: { summary: "any legal answer", create: (seed) => randomBot(seed) } },
  hintBot: "random",
  voice: {},
};

function readArmies() {
  const units = datasheets.map((sheet) => Unit.parse(sheet));
  return armies.map((army) => readArmy(army, units));
}
