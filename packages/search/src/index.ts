export type { Considered } from "./considered.js";
export { worthAtEnd } from "./play-out.js";
export { createRecall, type Recall } from "./recall.js";
export { type SearchBot, type SearchOptions, searchBot } from "./search-bot.js";
export type { Below, SearchHelp, Slices } from "./search-help.js";
