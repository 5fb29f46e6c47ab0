export {
  addWarhammerMechanics,
  warhammerContext,
  warhammerLibrary,
  warhammerStratagems,
  warhammerUnits,
} from "./facts.js";
export { game as warhammerGame } from "./game.js";
export { spellUnit } from "./naming.js";
