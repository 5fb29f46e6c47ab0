export { type BookOptions, type SurgeBook, surgeBook, surgeEntries } from "./book.js";
export { declared as surgeDeclared, type Surge } from "./declared.js";
export { poolsOf } from "./free-pools.js";
export { surgeKnowledge } from "./knowledge.js";
export { type AttackOdds, type AttackQuery, attackOdds } from "./odds.js";
export { surge } from "./plugin.js";
export { rerolledDamage, type StandingAttack, standingDamage } from "./standing-odds.js";
export { surgesToBuy } from "./to-buy.js";
