export { warhammerContext, warhammerLibrary, warhammerStratagems, warhammerUnits } from "./facts.js";
export { game as warhammerGame } from "./game.js";
export { battleSentence } from "./sentences.js";
