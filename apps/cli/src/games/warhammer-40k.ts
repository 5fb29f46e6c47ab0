import { randomBot } from "@riposte/kernel";
import { type BattleTable, drawBattle } from "../render/warhammer-40k.js";
import type { GameEntry } from "./game-entry.js";
import { WARHAMMER_40K } from "./listings.js";
import { oddsReport } from "./warhammer-40k/odds.js";
import { composition, PLUGINS } from "./warhammer-40k/plugins.js";

/** Warhammer 40,000, 10th edition, on two line-ups. */
export const warhammer40k: GameEntry = {
  ...WARHAMMER_40K,
  game: composition,
  plugins: PLUGINS,
  setup: [],
  bots: { random: { summary: "any legal answer", create: (seed) => randomBot(seed) } },
  hintBot: "random",
  abilities: [],
  proofs: { tested: {}, reached: {}, gaps: { partial: [], unwired: [], untested: [] } },
  oddsReport,
  draw: (slices, style) => drawBattle(slices["warhammer-40k"] as BattleTable, style),
};
