export { type Considered, type SearchBot, type SearchOptions, searchBot } from "./search-bot.js";
export type { Below, SearchHelp } from "./search-help.js";
