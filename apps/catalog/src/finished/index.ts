export { abilityName } from "./ability-name.js";
export { finishedFacts } from "./facts.js";
export { game as finishedGame } from "./game.js";
