export type { CombatOptions, Firing } from "./activation.js";
export { readAttackFile, type WrittenAttack } from "./attack-file.js";
export { type AttackOdds, exactAttack, exactVolley, type Scored, type UnitOdds } from "./exact/exact-attack.js";
export { type Reason, reasonsOf } from "./explain.js";
export type { LogEntry, LoggedDie } from "./roll/log.js";
export type { Rolled } from "./roll/roll-volley.js";
export { type CombatRules, combatRules, describe } from "./rules.js";
export { type CombatResult, type Mode, runCombat, runCombatForUnit } from "./run-combat.js";
export type { Sampling } from "./simulate/simulate-volley.js";
