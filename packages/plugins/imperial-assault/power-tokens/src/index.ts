export { declared as powerTokensDeclared, PowerToken, type PowerTokens } from "./declared.js";
export { powerTokens } from "./plugin.js";
export { tokensOf } from "./tokens.js";
