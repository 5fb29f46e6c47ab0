import { imperialAssaultGame } from "@riposte/catalog/imperial-assault";
import { proofs } from "@riposte/data-imperial-assault";
import { drawImperialAssault } from "../render/imperial-assault/table.js";
import type { GameEntry } from "./game-entry.js";
import { abilityUsed, chosenAbilities, printedAbilities } from "./imperial-assault/abilities.js";
import { oddsOfAttack } from "./imperial-assault/odds.js";
import { composition, context, PLUGINS } from "./imperial-assault/plugins.js";
import { ARMIES, POSITION } from "./imperial-assault/setup-options.js";
import { IMPERIAL_ASSAULT } from "./listings.js";

const { setup, bots, hintBot, voice } = imperialAssaultGame;

/** The skirmish game of Imperial Assault. */
export const imperialAssault: GameEntry = {
  ...IMPERIAL_ASSAULT,
  game: composition,
  plugins: PLUGINS,
  // random armies wander for many rounds before somebody has 40 points
  mostInputs: 50_000,
  // armies may be files here
  setup: [...setup.filter(({ key }) => key !== ARMIES.key), ARMIES, POSITION],
  bots,
  hintBot,
  get abilities() {
    return printedAbilities();
  },
  proofs,
  coverage: { abilities: chosenAbilities, usedBy: abilityUsed },
  odds: oddsOfAttack,
  draw: (slices, style, asked) => drawImperialAssault(context(), slices, style, asked),
  ...voice,
};
