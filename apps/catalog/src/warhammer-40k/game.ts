import { choiceProblems, commandChoices, readStratagems } from "@riposte/command-choices";
import { criticalHits } from "@riposte/critical-hits";
import { armies, stratagems } from "@riposte/data-warhammer-40k";
import { randomBot } from "@riposte/kernel";
import { mechanics } from "@riposte/mechanics";
import { createContext, greedyBot, readArmy, warhammer40k } from "@riposte/warhammer-40k";
import type { CatalogGame } from "../catalog-game.js";
import { composer } from "../composition.js";
import { warhammerLibrary, warhammerUnits } from "./facts.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const game: CatalogGame = {
  id: "warhammer-40k",
  compose: composer(() => warhammer40k(context()), {
    mechanics: () => mechanics(warhammerLibrary()),
    "critical-hits": () => criticalHits(),
    "command-choices": () => commandChoices(readStratagems(stratagems)),
  }),
  setup: [],
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: {
      summary: "shoots and strikes what it can hurt, and goes for objectives",
      create: (seed) => greedyBot(seed),
    },
  },
  hintBot: "greedy",
  voice: { spell: (id) => warhammerUnits().find((unit) => unit.id === id.replace(/^[01]\./, ""))?.name ?? id },
};

const context = () =>
  createContext(
    armies.map((army) => readArmy(army, warhammerUnits())),
    { checks: [choiceProblems], datasheets: warhammerUnits() },
  );
