export {
  areCriticalsApart,
  attackLaw,
  freshVerdicts,
  hitsOf,
  verdictsOf,
  type Wounding,
  woundRolls,
  woundVerdicts,
} from "./attack-law.js";
export { type CriticalHits, declared as criticalHitsDeclared } from "./declared.js";
export { isLethal, lethalHits } from "./lethal-hits.js";
export { criticalHits } from "./plugin.js";
