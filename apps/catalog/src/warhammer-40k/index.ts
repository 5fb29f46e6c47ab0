import { withThinking } from "../thinking.js";
import { game } from "./game.js";
import { warhammerSearch } from "./search.js";

export { eleventhProblems } from "@riposte/eleventh-edition";
export {
  addWarhammerMechanics,
  type EditionNumber,
  warhammerContext,
  warhammerLibrary,
  warhammerRules,
  warhammerStratagems,
  warhammerUnits,
} from "./facts.js";
export { spellUnit } from "./naming.js";

// pure, so that a page that only wants the rest leaves it out
export const warhammerGame = /* @__PURE__ */ withThinking(game, warhammerSearch);
