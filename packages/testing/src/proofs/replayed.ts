import { describeRefusal, type Input, replay } from "@riposte/kernel/run";
import type { Proof } from "./prove.js";
import { momentDifferences, stateOf } from "./trace.js";

/** The log alone leads to the same states. */
export const replayed: Proof = ({ game, plain, options }) => {
  const { from, inputs } = plain.match;
  const logged = JSON.parse(JSON.stringify(inputs)) as Input[];
  const again = replay(game, { from, inputs: [] }, options);
  for (const moment of plain.moments) {
    for (const input of logged.slice(again.inputs.length, moment.entered)) {
      const result = again.enter(input);
      if (!result.ok)
        return [{ step: moment.step, path: "replay", expected: "accepted", actual: describeRefusal(result) }];
    }
    const found = momentDifferences({ ...moment, events: [] }, { ...stateOf(again), events: [] });
    if (found.length > 0) return found;
  }
  return [];
};
