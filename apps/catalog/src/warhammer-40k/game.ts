import { commandChoices } from "@riposte/command-choices";
import { criticalHits } from "@riposte/critical-hits";
import { randomBot } from "@riposte/kernel/run";
import { mechanics } from "@riposte/mechanics";
import { greedyBot, WrittenSetup, warhammer40k } from "@riposte/warhammer-40k";
import type { CatalogGame } from "../catalog-game.js";
import { composer } from "../composition.js";
import { pairOption } from "../pair-option.js";
import {
  warhammerContext as context,
  warhammerLibrary as library,
  warhammerStratagems as stratagems,
  warhammerUnits as units,
} from "./facts.js";
import { battleNumbers } from "./numbers.js";
import { battleSentence } from "./sentences.js";
import { unusualBattle } from "./unusual.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const game: CatalogGame = {
  id: "warhammer-40k",
  compose: composer(() => warhammer40k(context()), {
    mechanics: () => mechanics(library()),
    "critical-hits": () => criticalHits(),
    "command-choices": () => commandChoices(stratagems()),
  }),
  setup: [pairOption("armies", Object.keys(context().armies), "the army of seat 0 and of seat 1")],
  setupSchema: WrittenSetup,
  unusual: unusualBattle,
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: {
      summary: "shoots and strikes what it can hurt, and goes for objectives",
      create: (seed) => greedyBot(seed),
    },
  },
  hintBot: "greedy",
  voice: {
    spell: unitName,
    placeOf: ({ key, label }) => (label?.id === "wh:place" ? String(key) : undefined),
    sentence: (event) => battleSentence(event, unitName),
  },
  numbers: battleNumbers,
};

/** Units in play are named by seat and datasheet, and numbered where there are several; anything else stays as it is. */
function unitName(id: string): string {
  const [, sheet, number] = /^[01]\.(.+?)(-\d+)?$/.exec(id) ?? [];
  const name = units().find((unit) => unit.id === sheet)?.name;
  return name === undefined ? id : `${name}${number?.replace("-", " ") ?? ""}`;
}
