export { abilityName } from "./ability-name.js";
export { finishedFacts } from "./facts.js";
