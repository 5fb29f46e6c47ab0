export { onePieceFiles, onePieceSchemas } from "./data-schemas.js";
export { Ability } from "./language/ability.js";
export { Step } from "./language/step.js";
export { type Held, type Library, readLibrary } from "./library/library.js";
export { opActions } from "./plugin.js";
export { tellAbility } from "./telling/ability.js";
export { abilityEntries } from "./wired.js";
