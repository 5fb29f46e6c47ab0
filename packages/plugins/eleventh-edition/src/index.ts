export { declared as eleventhDeclared, type Eleventh } from "./declared.js";
export { DISPOSITIONS, eleventhProblems } from "./mustering.js";
export { eleventhEdition } from "./plugin.js";
export { eleventh } from "./ruleset/eleventh.js";
export { Switches } from "./switches.js";
