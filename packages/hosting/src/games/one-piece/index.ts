import { withThinking } from "../../thinking.js";
import { game } from "./game.js";
import { onePieceSearch } from "./search.js";

export { cardsIn } from "./cards-in.js";
export { addOnePieceCards, onePieceContext, onePieceLibrary } from "./facts.js";
export { unplayedOf } from "./unplayed.js";

// pure, so that a page that only wants the rest leaves it out
export const onePieceGame = /* @__PURE__ */ withThinking(game, onePieceSearch);
