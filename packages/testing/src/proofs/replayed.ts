import { type Input, replay } from "@riposte/kernel/run";
import type { Proof } from "./prove.js";
import { type Moment, momentDifferences, stateOf } from "./trace.js";

/** The log alone leads to the same state. */
export const replayed: Proof = ({ game, plain, options }) => {
  const { match } = plain;
  const inputs = JSON.parse(JSON.stringify(match.inputs)) as Input[];
  const again = replay(game, { from: match.from, inputs }, options);
  const last = { ...(plain.moments.at(-1) as Moment), events: [] };
  return momentDifferences(last, { ...stateOf(again), events: [] });
};
