import { proofs } from "@riposte/data-warhammer-40k";
import { randomBot } from "@riposte/kernel";
import { greedyBot } from "@riposte/warhammer-40k";
import { battleSentence } from "../render/warhammer-40k/events.js";
import { type BattleTable, drawBattle } from "../render/warhammer-40k/table.js";
import type { GameEntry } from "./game-entry.js";
import { WARHAMMER_40K } from "./listings.js";
import { abilityUsed, chosenAbilities } from "./warhammer-40k/abilities.js";
import { oddsReport } from "./warhammer-40k/odds.js";
import { composition, PLUGINS } from "./warhammer-40k/plugins.js";
import { ARMIES, POSITION } from "./warhammer-40k/setup-options.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const warhammer40k: GameEntry = {
  ...WARHAMMER_40K,
  game: composition,
  plugins: PLUGINS,
  mostInputs: 20_000,
  setup: [ARMIES, POSITION],
  bots: {
    random: { summary: "any legal answer", create: (seed) => randomBot(seed) },
    greedy: { summary: "hurts what it can, and goes for objectives", create: (seed) => greedyBot(seed) },
  },
  hintBot: "greedy",
  get abilities() {
    return chosenAbilities();
  },
  proofs,
  coverage: { abilities: () => chosenAbilities().map(({ id }) => id), usedBy: abilityUsed },
  oddsReport,
  draw: (slices, style) => drawBattle(slices["warhammer-40k"] as BattleTable, style),
  sentence: battleSentence,
};
