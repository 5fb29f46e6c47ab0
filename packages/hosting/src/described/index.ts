export { describedGame } from "./described-game.js";
export { gameIn, isPlugin } from "./given-game.js";
export { joinedGame, pluginNamed } from "./joined-game.js";
export { entryNamed, type ModuleManifest } from "./module-entry.js";
