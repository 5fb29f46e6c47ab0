export { dcAbilitiesFiles, dcAbilitiesSchemas } from "./data-schemas.js";
export type { DcAbilities } from "./declared.js";
export { type Library, readLibrary } from "./library/library.js";
export { dcAbilities } from "./plugin.js";
export { abilityEntries } from "./wired.js";
