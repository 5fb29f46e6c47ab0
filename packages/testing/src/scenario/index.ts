// The part that apps use: everything about scenario files, without a test runner.
export { Position } from "./position.js";
export { CoverageFile, GapsFile, proofFileSchemas } from "./proof-files.js";
export { runScenario, type ScenarioResult } from "./run-scenario.js";
export { parseScenario, ScenarioFile, scenarioJsonSchema } from "./scenario-file.js";
export { describeStepDifference, type StepDifference } from "./step-difference.js";
export { ScenarioStep } from "./steps.js";
