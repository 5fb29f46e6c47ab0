import { proofs } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { greedyBot } from "@riposte/imperial-assault";
import { randomBot } from "@riposte/kernel";
import { condenseMoves, iaSentence } from "../render/imperial-assault/events.js";
import { placesIn } from "../render/imperial-assault/marks.js";
import { spellId } from "../render/imperial-assault/names.js";
import { drawImperialAssault } from "../render/imperial-assault/table.js";
import type { GameEntry } from "./game-entry.js";
import { abilityUsed, chosenAbilities, printedAbilities } from "./imperial-assault/abilities.js";
import { oddsOfAttack } from "./imperial-assault/odds.js";
import { composition, context, PLUGINS } from "./imperial-assault/plugins.js";
import { ARMIES, POSITION } from "./imperial-assault/setup-options.js";
import { IMPERIAL_ASSAULT } from "./listings.js";

const mapIds = maps.map(({ id }) => id);

/** The skirmish game of Imperial Assault. */
export const imperialAssault: GameEntry = {
  ...IMPERIAL_ASSAULT,
  game: composition,
  plugins: PLUGINS,
  // random armies wander for many rounds before somebody has 40 points
  mostInputs: 50_000,
  setup: [
    { key: "map", values: mapIds, otherwise: mapIds[0] as string, help: "where the skirmish is fought" },
    { key: "mission", values: ["a", "b"], otherwise: "a", help: "which side of the map's mission card" },
    ARMIES,
    POSITION,
  ],
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: { summary: "strikes where it hurts most, else closes in", create: () => greedyBot(context()) },
  },
  hintBot: "greedy",
  get abilities() {
    return printedAbilities();
  },
  proofs,
  coverage: { abilities: chosenAbilities, usedBy: abilityUsed },
  odds: oddsOfAttack,
  draw: (slices, style, asked) => drawImperialAssault(context(), slices, style, asked),
  sentence: (event) => iaSentence(context(), event),
  condense: condenseMoves,
  // ids are spelled with names and marks here
  words: { "do:figure": "{id}" },
  spell: (id) => spellId(context(), id),
  placeOf: ({ key }) => placesIn(String(key))?.[0],
};
