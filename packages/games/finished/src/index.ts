export { greedyBot } from "./bots/greedy.js";
export { type PlannerOptions, plannerBot } from "./bots/planner.js";
export { finishedFiles, finishedSchemas } from "./data-schemas.js";
export { declared as finishedDeclared, type Finished } from "./declared.js";
export { AbilityFact, AbilityId, CardFact, DifficultyFact, Facts, Flags, Phase, RulesetFact } from "./facts.js";
export { finished } from "./plugin.js";
export type { Result } from "./result.js";
export { SetupOptions } from "./setup.js";
export { type SeenTable, Table, type TableView } from "./slice.js";
