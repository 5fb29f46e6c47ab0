export {
  addWarhammerMechanics,
  type EditionNumber,
  warhammerContext,
  warhammerLibrary,
  warhammerRules,
  warhammerStratagems,
  warhammerUnits,
} from "./facts.js";
export { game as warhammerGame } from "./game.js";
export { spellUnit } from "./naming.js";
