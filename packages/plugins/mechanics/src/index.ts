export { type AbilityContext, type AbilityReason, activeAbility, hasActiveAbility } from "./active-ability.js";
export { mechanicsOf } from "./attack-facts.js";
export { mechanicsSchemas } from "./data-schemas.js";
export { declared as mechanicsDeclared, type Mechanics } from "./declared.js";
export { type Library, normalise, readLibrary } from "./library.js";
export { type ParsedAttribute, parseParameterisedAttribute } from "./parse-attribute.js";
export { mechanics } from "./plugin.js";
export { LibraryFile, Mechanic, Template } from "./schema/mechanic.js";
