import type { Listing } from "../game-entry.js";
import { ODDS_FLAGS } from "./odds-flags.js";
import { ownUnits } from "./units-flag.js";

/** What can be said of the game without loading it. */
export const WARHAMMER_40K: Listing = {
  name: "warhammer-40k",
  aliases: ["40k"],
  title: "Warhammer 40,000",
  summary: "a battle of two line-ups over five rounds (two players)",
  options: ["edition", "armies", "mission", "secondary"],
  odds: { flags: ODDS_FLAGS, report: async (args) => (await import("./odds.js")).oddsReport(args) },
  ownFiles: ownUnits,
  commands: {
    army: async () => (await import("./commands/army.js")).army,
    datasheets: async () => (await import("./commands/datasheets.js")).datasheets,
    matrix: async () => (await import("./commands/matrix.js")).matrix,
  },
  examples: [
    "play 40k --units my-units --armies list.txt,thorn-swarm --bot greedy",
    "odds 40k --attacker ember-guard --defender thorn-stalkers --stationary",
    "odds 40k --units my-units --armies list.txt --attacker boyz --defender orks-warboss --phase fight",
    "odds 40k --file docs/attacks/ember-guard.json",
    "odds 40k --file docs/attacks/ember-guard.json --roll --seed 7",
  ],
};
