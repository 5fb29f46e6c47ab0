// The part that apps use: everything about scenario files, without a test runner.
export { Position } from "./position.js";
export { CoverageFile, GapsFile, proofFileSchemas } from "./proof-files.js";
export { describeStepDifference, runScenario, type ScenarioResult, type StepDifference } from "./run-scenario.js";
export { parseScenario, ScenarioFile, scenarioJsonSchema } from "./scenario-file.js";
export { ScenarioStep } from "./steps.js";
