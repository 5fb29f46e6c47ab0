export type { EditionNumber } from "@riposte/warhammer-40k";

import { withThinking } from "../../thinking.js";
import { bringEleventhEdition } from "./eleventh.js";
import { game } from "./game.js";
import { battleOutlook } from "./outlook.js";
import { warhammerSearch } from "./search.js";

export { dispositionsOf, eleventhProblems } from "@riposte/eleventh-edition";
export { warhammerContext, warhammerLibrary, warhammerRules, warhammerStratagems } from "./both-editions.js";
export {
  addWarhammerMechanics,
  // of an edition that is played: it is here
  warhammerStratagems as stratagemsPlayed,
  warhammerUnits,
} from "./facts.js";
export { type MissionStanding, missionStanding } from "./mission-standing.js";
export { type MissionsOffered, missionsOffered } from "./missions-offered.js";
export { spellUnit } from "./words/naming.js";

// pure, so that a page that only wants the rest leaves it out
export const warhammerGame = /* @__PURE__ */ (() => {
  bringEleventhEdition();
  return withThinking(game, warhammerSearch, battleOutlook);
})();
