import { xstateExecutor } from "../executors/xstate-executor.js";
import { openPosition, UNCHECKED } from "../scenario/open-position.js";
import type { Proof } from "./prove.js";
import { traceDifferences, traceVerbs } from "./trace.js";

/** Real xstate actors run the flow as the tables do. */
export const otherExecutor: Proof = ({ game, position, plain, steps }) =>
  traceDifferences(
    plain.moments,
    traceVerbs(openPosition(game, position, { ...UNCHECKED, executor: xstateExecutor() }), steps),
  );
