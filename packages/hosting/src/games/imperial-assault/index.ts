import { withThinking } from "../../thinking.js";
import { allCards } from "./all-cards.js";
import { skirmishWith } from "./game.js";
import { imperialAssaultOutlook } from "./outlook.js";
import { skirmishSearch } from "./search.js";

export { addCommandCards, allCards, imperialAssaultContext } from "./all-cards.js";
export { skirmishOf } from "./game.js";
export { type OddsAtTable, oddsAtTable } from "./odds.js";
export { placesIn } from "./places.js";
export { bringCards, contextAtTable, type SkirmishCards, type SkirmishChoices } from "./skirmish-cards.js";
export { mapsWithout } from "./tiles.js";
export { usedInSkirmish } from "./used.js";
export { gistSentences } from "./words/gist.js";
export { missionLines } from "./words/mission-lines.js";
export { conditionName, markOf, numberIn, spellId } from "./words/names.js";
export { timingPhrase } from "./words/timing-phrases.js";

// pure, so that a page that only wants the rest leaves it out
export const imperialAssaultGame = /* @__PURE__ */ withThinking(
  skirmishWith(allCards),
  skirmishSearch,
  imperialAssaultOutlook,
);
