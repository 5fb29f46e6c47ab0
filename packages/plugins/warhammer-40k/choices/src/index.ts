export { Choice, type Chosen, choiceOf, resolvedMark } from "./choice.js";
export { commandChoicesFiles, commandChoicesSchemas } from "./data-schemas.js";
export { type CommandChoices, declared as commandChoicesDeclared } from "./declared.js";
export { commandChoices, readStratagems } from "./plugin.js";
export { choiceProblems } from "./problems.js";
export { Stratagem } from "./stratagem.js";
