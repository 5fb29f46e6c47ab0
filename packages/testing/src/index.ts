export { type Clause, type ContractOptions, contractOf } from "./contract/contract.js";
export { describePlugin } from "./describe-plugin.js";
export { describeProcedures } from "./describe-procedures.js";
export { type Difference, describeDifference, exactDifferences, partialDifferences } from "./differences.js";
export { type Coverage, reachedBy } from "./fuzz/coverage.js";
export { type FuzzFailure, type FuzzOptions, type FuzzReport, fuzz, fuzzSoundly } from "./fuzz/fuzz.js";
export { type PlayedBoth, playBoth } from "./fuzz/play-both.js";
export { type Interference, type NonInterference, nonInterference } from "./non-interference.js";
export { describeProof, type ProofName, type ProofReport, proveScenario } from "./proofs/prove.js";
export { type ProvenByFacts, proveByFacts } from "./prove-by-facts.js";
export type { RandomPlay } from "./random-match.js";
export { recordReached } from "./record.js";
export { recreatedDifferences } from "./recreated-procedure.js";
export { Position } from "./scenario/position.js";
export {
  describeStepDifference,
  runScenario,
  type ScenarioResult,
  type StepDifference,
} from "./scenario/run-scenario.js";
export { type PartOf, type Scenario, scenario, type TypedPosition } from "./scenario/scenario.js";
export { parseScenario, ScenarioFile, scenarioJsonSchema } from "./scenario/scenario-file.js";
export { ScenarioStep } from "./scenario/steps.js";
export { type Staged, type StageOptions, stage } from "./staging/stage.js";
export { unboundedIn } from "./unbounded.js";
