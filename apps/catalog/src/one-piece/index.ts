export { cardsIn } from "./cards-in.js";
export { addOnePieceCards, onePieceContext, onePieceLibrary } from "./facts.js";
export { game as onePieceGame } from "./game.js";
