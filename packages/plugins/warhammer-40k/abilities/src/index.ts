export {
  type AbilityContext,
  type AbilityReason,
  type ActiveAbility,
  activeAbility,
  hasActiveAbility,
} from "./active-ability.js";
export { mechanicsOf } from "./attack-facts.js";
export { changesAttacks, touchesAttacks } from "./attack-words.js";
export { type ConcreteAbility, concreteAbility } from "./concrete.js";
export { mechanicsFiles, mechanicsSchemas } from "./data-schemas.js";
export { declared as mechanicsDeclared, type Mechanics } from "./declared.js";
export { type IdleRule, idleRules } from "./idle-rules.js";
export { type Library, readLibrary } from "./library.js";
export { OlderMechanic } from "./older-form/older-mechanic.js";
export { type ParsedAttribute, parseParameterisedAttribute } from "./parse-attribute.js";
export { mechanics } from "./plugin.js";
export { normalise, splitAttributes } from "./printed-words.js";
export { abilityProblems } from "./problems.js";
export { LibraryFile } from "./schema/library-file.js";
export { Mechanic, Template } from "./schema/mechanic.js";
export { tellDuration } from "./tell/tell-effect.js";
export { tellMechanic } from "./tell/tell-mechanic.js";
export { addedTo } from "./unit-values.js";
