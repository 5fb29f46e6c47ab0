export { type AttackOdds, exactAttack } from "./exact/exact-attack.js";
export { type CombatRules, combatRules, describe } from "./rules.js";
