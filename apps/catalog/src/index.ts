export type { BotEntry, CatalogGame, NumberShown, NumberSource, Unusual } from "./catalog-game.js";
export type { Compose, Composed } from "./composition.js";
export type { GameInfo, PluginInfo } from "./game-info.js";
export { findGame, GAMES, gamesFor, pickedIn } from "./games.js";
export { type Setup, type SetupOption, type SetupValue, setupOf } from "./setup-option.js";
export { fill, labelOf, refusalOf, type SeenEvent, say, sentencesOf, shown, type Voice, voiceOf } from "./voice.js";
