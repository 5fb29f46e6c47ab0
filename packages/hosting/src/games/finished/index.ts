import { withThinking } from "../../thinking.js";
import { game } from "./game.js";
import { finishedSearch } from "./search.js";

export { abilityName } from "./ability-name.js";
export { finishedFacts } from "./facts.js";

// pure, so that a page that only wants the rest leaves it out
export const finishedGame = /* @__PURE__ */ withThinking(game, finishedSearch);
