export { addCommandCards, imperialAssaultContext } from "./context.js";
export { game as imperialAssaultGame } from "./game.js";
export { gistSentences } from "./gist.js";
export { missionLines } from "./mission-lines.js";
export { conditionName, markOf, spellId } from "./names.js";
export { placesIn } from "./places.js";
export { timingPhrase } from "./timing-phrases.js";
