import { proofs } from "@riposte/data-warhammer-40k";
import { missionStanding, warhammerGame } from "@riposte/hosting/warhammer-40k";
import { editionOf, type Table } from "@riposte/warhammer-40k";
import { positionOption } from "../file-options.js";
import { fromDescriptor } from "../from-descriptor.js";
import type { GameEntry } from "../game-entry.js";
import { abilityUsed, chosenAbilities } from "./abilities.js";
import { rulesetOption } from "./edition-asked.js";
import { WARHAMMER_40K } from "./listing.js";
import { armiesFromFiles } from "./own-units.js";
import { drawBattle } from "./render/table.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const warhammer40k: GameEntry = {
  ...WARHAMMER_40K,
  ...fromDescriptor(warhammerGame),
  mostInputs: 20_000,
  setup: [
    ...warhammerGame.setup.map((option) =>
      option.key === "edition" ? rulesetOption(option) : option.key === "armies" ? armiesFromFiles(option) : option,
    ),
    positionOption("docs/positions/warhammer-40k.md"),
  ],
  abilities: () => chosenAbilities(),
  proofs,
  coverage: {
    abilities: ({ edition = "10e" }) => chosenAbilities(editionOf(String(edition))).map(({ id }) => id),
    usedBy: abilityUsed,
  },
  draw: (slices, style) => drawBattle(slices["warhammer-40k"] as Table, style, missionStanding(slices)),
};
