export { missionFiles, missionSchemas } from "./data-schemas.js";
export { declared as eleventhDeclared, type Eleventh } from "./declared.js";
export { missionProblems } from "./missions/dealing.js";
export { type Card, readMissions } from "./missions/mission.js";
export { DISPOSITIONS, eleventhProblems } from "./mustering.js";
export { eleventhEdition } from "./plugin.js";
export { eleventh } from "./ruleset/eleventh.js";
export { Switches } from "./switches.js";
