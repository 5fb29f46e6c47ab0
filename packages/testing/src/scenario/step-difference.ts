import { type Difference, describeDifference } from "../differences.js";
import { describeStep, type ScenarioStep } from "./steps.js";

/** A difference and the index of the step that showed it: -1 at the position, the number of steps at the end. */
export interface StepDifference extends Difference {
  readonly step: number;
}

/** One line: which step, and what is wrong there. */
export function describeStepDifference(steps: readonly ScenarioStep[], difference: StepDifference): string {
  const step = steps[difference.step];
  const where =
    difference.step < 0
      ? "at the position"
      : step === undefined
        ? "at the end"
        : `step ${difference.step + 1} (${describeStep(step)})`;
  return `${where}: ${describeDifference(difference)}`;
}
