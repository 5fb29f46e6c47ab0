export { duelCards } from "./cards/duel-cards.js";
export type { Charms } from "./charms.js";
export { duel } from "./duel.js";
export { type DuelGameOptions, duelGame, duelPlugins, duelWithoutTokens } from "./game.js";
export type { ResponseProtocol } from "./options.js";
export { duelTokens } from "./tokens.js";
