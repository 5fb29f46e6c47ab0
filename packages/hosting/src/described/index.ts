export { describedGame } from "./described-game.js";
export { type GivenGame, gameIn, isPlugin } from "./given-game.js";
