import { withThinking } from "../../thinking.js";
import { game } from "./game.js";
import { finishedSearch } from "./search.js";

export { finishedFacts } from "./facts.js";
export { abilityName } from "./words/ability-name.js";

// pure, so that a page that only wants the rest leaves it out
export const finishedGame = /* @__PURE__ */ withThinking(game, finishedSearch);
