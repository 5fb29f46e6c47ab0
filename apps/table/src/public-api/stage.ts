/** The table as it is played at, for other pages: a match of theirs in it. */
export type { BuiltNews, BuiltOrder } from "../dropped/built-order.js";
export { Sprite } from "../look/icon.js";
export { MatchScreen } from "../play/match-screen.js";
export { diffStates } from "../record/state-diff.js";
export { createLocalHost } from "../seat/local-host.js";
