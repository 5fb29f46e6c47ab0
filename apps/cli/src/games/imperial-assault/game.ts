import { proofs } from "@riposte/data-imperial-assault";
import { findGame } from "@riposte/hosting";
import { imperialAssaultContext, imperialAssaultGame } from "@riposte/hosting/imperial-assault";
import { orFiles, positionOption } from "../file-options.js";
import { fromDescriptor } from "../from-descriptor.js";
import type { GameEntry } from "../game-entry.js";
import { abilityUsed, chosenAbilities, heldCards, kindOfAbility, limitOf, printedAbilities } from "./abilities.js";
import { DECKS, withDecksOf } from "./decks-option.js";
import { IMPERIAL_ASSAULT } from "./listing.js";
import { orAllMaps, withMapOf } from "./map-option.js";
import { drawImperialAssault } from "./render/table.js";
import { squadFiles } from "./squad-files.js";

/** The skirmish game of Imperial Assault. */
export const imperialAssault: GameEntry = {
  ...IMPERIAL_ASSAULT,
  ...fromDescriptor(imperialAssaultGame),
  // random armies wander for many rounds before a side has 40 points
  mostInputs: 50_000,
  setup: [
    ...imperialAssaultGame.setup.map((option) => {
      if (option.key === "armies") return orFiles(option, { listOf: squadFiles });
      return option.key === "map" ? orAllMaps(option) : option;
    }),
    DECKS,
    positionOption("docs/positions/imperial-assault.md"),
  ],
  forSetup: async (setup) => fromDescriptor((await findGame("imperial-assault")?.load(setup)) ?? imperialAssaultGame),
  seeded: (setup, seed) => withMapOf(withDecksOf(setup, seed), seed),
  abilities: () => printedAbilities(),
  proofs,
  coverage: {
    abilities: chosenAbilities,
    usedBy: abilityUsed,
    kindOf: kindOfAbility,
    cards: () => chosenAbilities().filter((id) => id.startsWith("cc:")),
    held: heldCards,
    limitOf,
    widest: { map: "all", decks: "random" },
  },
  draw: (slices, style, asked) => drawImperialAssault(imperialAssaultContext(), slices, style, asked),
};
