export { duelCards } from "./cards/duel-cards.js";
export type { DuelCards } from "./cards/declaration.js";
export { type Charm, type Charms, type DuelCharms, duelCharms } from "./charms.js";
export type { Duel } from "./declaration.js";
export { duel } from "./duel.js";
export { type DuelGameOptions, duelGame, duelPlugins, duelWithoutTokens } from "./game.js";
export { DUEL_DEFAULTS, type DuelOptions, type ResponseProtocol } from "./options.js";
export { type DuelTokens, duelTokens } from "./tokens.js";
