import { withThinking } from "../thinking.js";
import { game } from "./game.js";
import { imperialAssaultOutlook } from "./outlook.js";
import { skirmishSearch } from "./search.js";

export { addCommandCards, imperialAssaultContext } from "./context.js";
export { gistSentences } from "./gist.js";
export { missionLines } from "./mission-lines.js";
export { conditionName, markOf, spellId } from "./names.js";
export { placesIn } from "./places.js";
export { timingPhrase } from "./timing-phrases.js";

// pure, so that a page that only wants the rest leaves it out
export const imperialAssaultGame = /* @__PURE__ */ withThinking(game, skirmishSearch, imperialAssaultOutlook);
