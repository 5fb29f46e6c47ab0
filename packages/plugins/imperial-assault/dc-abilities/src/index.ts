export { dcAbilitiesFiles, dcAbilitiesSchemas } from "./data-schemas.js";
export { dcAbilities } from "./dc-abilities.js";
export type { DcAbilities } from "./declared.js";
export { type Library, readLibrary } from "./library/library.js";
export { dcAbilitiesOf } from "./plugin.js";
export { abilityEntries } from "./wired.js";
