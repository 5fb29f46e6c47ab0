import { criticalHits } from "@riposte/critical-hits";
import { randomBot } from "@riposte/kernel/run";
import {
  countModels,
  type EditionNumber,
  greedyBot,
  holdingBot,
  type Table,
  WrittenSetup,
  warhammer40k,
} from "@riposte/warhammer-40k";
import { mechanics } from "@riposte/warhammer-40k-abilities";
import { commandChoices } from "@riposte/warhammer-40k-choices";
import { composer } from "../../composition.js";
import type { GameDescriptor } from "../../game-descriptor.js";
import { restingBots } from "../../levels.js";
import { pairOption } from "../../pair-option.js";
import { editionOption } from "./edition-option.js";
import {
  warhammerContext as context,
  eleventhEdition,
  warhammerLibrary as library,
  warhammerMissions as missions,
  warhammerStratagems as stratagems,
  warhammerUnits as units,
} from "./facts.js";
import { missionOptions } from "./mission-options.js";
import { battleNumbers } from "./numbers.js";
import { battleCounted } from "./reckoning.js";
import { unusualBattle } from "./unusual.js";
import { usedInBattle } from "./used.js";
import { describeBattle } from "./words/describe.js";
import { battleEnding, battleLines } from "./words/lines.js";
import { battleNaming, spellUnit } from "./words/naming.js";

/** Warhammer 40,000 on two line-ups: the 10th edition, or the 11th. */
export const game: GameDescriptor = {
  id: "warhammer-40k",
  compose: composer(
    () => warhammer40k(context()),
    {
      mechanics: () => mechanics(library()),
      "critical-hits": () => criticalHits(),
      "command-choices": () => commandChoices(stratagems()),
    },
    {
      "eleventh-edition": {
        base: () => warhammer40k(context("11")),
        factories: {
          "eleventh-edition": () => eleventhEdition().plugin(),
          mechanics: () => mechanics(library("11")),
          "critical-hits": () => criticalHits(),
          "command-choices": () => commandChoices(stratagems("11")),
        },
      },
    },
  ),
  setup: [
    editionOption,
    pairOption(
      "armies",
      { names: Object.keys(context().armies), sides: readyArmies },
      "the first player's army and the second's",
    ),
    ...missionOptions,
  ],
  setupSchema: WrittenSetup,
  seats: () => 2,
  unusual: unusualBattle,
  standing({ "warhammer-40k": slice }) {
    const { round, sides } = slice as Table;
    return { at: round, scores: sides.map(({ victoryPoints }) => victoryPoints) };
  },
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: {
      summary: "shoots and strikes what it can hurt, and goes for objectives",
      create: (seed) => greedyBot(seed),
    },
    holding: { summary: "fights like greedy, and stands where points are", create: (seed) => holdingBot(seed) },
    ...restingBots,
  },
  used: usedInBattle,
  search: {
    levels: { easy: 6, normal: 16, hard: 60 },
    counts: "victory points",
    depth: 150,
  },
  hintBot: "greedy",
  voice: {
    spell: spellUnit,
    // people count lanes from 1; files and keys from 0
    words: { "wh:place": '{along}" in lane {row}' },
    more: ({ lane }) => (typeof lane === "number" ? { row: lane + 1 } : {}),
    placeOf: ({ label }) =>
      label?.id === "wh:place" ? `${label.params?.along}:${Number(label.params?.lane) + 1}` : undefined,
    naming: battleNaming,
    lines: battleLines,
    ending: battleEnding,
    harm: ({ type, payload }) => (type === "models:wounded" ? (payload as { readonly wounds: number }).wounds : 0),
    counted: battleCounted,
    ...toldBy("10"),
    told: (plugins) => (plugins.includes("eleventh-edition") ? toldBy("11") : {}),
  },
  numbers: battleNumbers,
};

/** Stratagems and abilities are those of the edition. */
function toldBy(edition: EditionNumber) {
  return {
    things: () => [...units(), ...stratagems(edition), ...(edition === "11" ? missions() : [])].map(({ id }) => id),
    describe: (id: string) => describeBattle(id, edition),
  };
}

function readyArmies() {
  return Object.values(context().armies).map(({ id, army, units }) => ({
    id,
    title: army.name,
    about: `${units.length} units, ${units.reduce((sum, unit) => sum + countModels(unit), 0)} models`,
  }));
}
