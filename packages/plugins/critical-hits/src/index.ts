export { attackLaw, hitsOf, verdictsOf, type Wounding } from "./attack-law.js";
export { type CriticalHits, declared as criticalHitsDeclared } from "./declared.js";
export { criticalHits } from "./plugin.js";
