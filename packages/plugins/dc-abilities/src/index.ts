export type { DcAbilities } from "./declared.js";
export { type Library, readLibrary } from "./held/library.js";
export { Ability, AbilityFile } from "./language/ability.js";
export { dcAbilities } from "./plugin.js";
export { abilityEntries } from "./wired.js";
