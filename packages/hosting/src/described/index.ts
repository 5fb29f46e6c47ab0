export { describedGame } from "./described-game.js";
export { gameIn, isPlugin } from "./given-game.js";
