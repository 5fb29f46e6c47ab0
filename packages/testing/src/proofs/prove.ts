import type { Game, MatchOptions } from "@riposte/kernel/run";
import { type Opened, type Opening, openPosition, UNCHECKED } from "../scenario/open-position.js";
import type { Position } from "../scenario/position.js";
import type { ScenarioFile } from "../scenario/scenario-file.js";
import { describeStepDifference, type StepDifference } from "../scenario/step-difference.js";
import type { ScenarioStep } from "../scenario/steps.js";
import { otherExecutor } from "./other-executor.js";
import { replayed } from "./replayed.js";
import { roundTrip } from "./round-trip.js";
import { shuffledOrder } from "./shuffled-order.js";
import { simulated } from "./simulated.js";
import { together } from "./together.js";
import { type Trace, traceVerbs } from "./trace.js";
import { undoRedo } from "./undo-redo.js";

/** What every proof has: the scenario, and the plain run it must agree with. */
interface Proving {
  readonly game: Game;
  readonly position: Position;
  readonly steps: readonly ScenarioStep[];
  readonly plain: Trace<unknown>;
  readonly options: MatchOptions;
  /** A new match at the position. */
  open(): Opened<unknown>;
}

/** Runs a scenario in another way and says where that differs from the plain run. */
export type Proof = (proving: Proving) => readonly StepDifference[];

/** The ways a scenario is run; the plain run is the first of the six, simulation comes on top. */
const PROOFS = {
  "undo and redo at each decision": undoRedo,
  "JSON round trip at each decision": roundTrip,
  "replay from the log": replayed,
  "shuffled plugin order": shuffledOrder,
  "other executor": otherExecutor,
  simulation: simulated,
} as const satisfies Record<string, Proof>;

export type ProofName = "plain" | keyof typeof PROOFS | "together";

export interface ProofReport {
  readonly proof: ProofName;
  readonly ok: boolean;
  readonly differences: readonly StepDifference[];
}

/** Runs a scenario all ways and reports on each; expectations are checked by `runScenario`, and what handlers do in the plain run alone. */
export function proveScenario<O>(game: Game<O>, file: ScenarioFile, opening: Opening = {}): readonly ProofReport[] {
  const { position = {}, steps = [] } = file;
  const opened = openPosition<unknown>(game, position, opening);
  return proveTrace(game, file, opened, traceVerbs(opened, steps));
}

/** Compares the plain run of a scenario with the other ways. */
export function proveTrace(game: Game, file: ScenarioFile, opened: Opened<unknown>, plain: Trace<unknown>) {
  const { position = {}, steps = [] } = file;
  if (plain.problems.length > 0) return [report("plain", plain.problems)];
  const open = () => openPosition<unknown>(game, position, UNCHECKED);
  const proving: Proving = { game, position, steps, plain, options: { ...opened.options, ...UNCHECKED }, open };
  const found = attempted(together, proving);
  const reports = (Object.entries(PROOFS) as [ProofName, Proof][]).map(([name, proof]) =>
    report(name, found.length === 0 && proof !== simulated ? [] : attempted(proof, proving)),
  );
  // what no proof finds alone is told as it was found
  const isToldAlone = reports.some(({ ok }) => !ok);
  return [report("plain", []), ...reports, ...(found.length === 0 || isToldAlone ? [] : [report("together", found)])];
}

/** A failed proof in words: which one, at which step, and the difference. */
export function describeProof(steps: readonly ScenarioStep[], { proof, differences }: ProofReport): readonly string[] {
  return differences.map((difference) => `${proof}, ${describeStepDifference(steps, difference)}`);
}

function attempted(proof: Proof, proving: Proving): readonly StepDifference[] {
  try {
    return proof(proving);
  } catch (error) {
    return [{ step: proving.steps.length, path: "proof", expected: "runs through", actual: String(error) }];
  }
}

const report = (proof: ProofName, differences: readonly StepDifference[]): ProofReport => ({
  proof,
  ok: differences.length === 0,
  differences,
});
