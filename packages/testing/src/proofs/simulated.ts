import { type Chance, sampleChance } from "@riposte/kernel/chance";
import { type LiveMatch, type Simulation, type State, simulateMatch } from "@riposte/kernel/run";
import { chanceOf, seedOf } from "../scenario/open-position.js";
import { describeRefusal } from "../scenario/perform.js";
import type { StepDifference } from "../scenario/run-scenario.js";
import type { Proof } from "./prove.js";
import { type Moment, momentDifferences } from "./trace.js";

/** Simulation on mutable state leads to the same states; it ends where a simulation cannot follow. */
export const simulated: Proof = ({ game, position, plain, open }) => {
  const { match } = open();
  const [hold, ...others] = [...new Set(match.state.policies.map((policy) => policy.hold))];
  if (hold === undefined || others.length > 0 || hasOrders(match)) return [];
  // its own setup samples: the script belongs to the position
  let chance: Chance = sampleChance(seedOf(position));
  const simulation = simulateMatch(game, {
    setup: position.setup,
    seed: seedOf(position),
    hold,
    chance: { draw: (streams, stream, distribution) => chance.draw(streams, stream, distribution) },
  });
  chance = chanceOf(position).chance;
  simulation.reset(match.state);
  const marks: State[] = [simulation.mark()];
  for (const moment of plain.moments.slice(1)) {
    if (!canFollow(moment, marks)) return [];
    const found = followed(simulation, moment, marks);
    if (found.length > 0) return found;
  }
  return [];
};

/** Simulations have no policies, no redo, and nothing from before the position. */
const canFollow = ({ verb }: Moment, marks: readonly State[]): boolean =>
  verb !== null && ("choose" in verb || ("undo" in verb && verb.undo < marks.length));

function followed(simulation: Simulation<unknown>, moment: Moment, marks: State[]): readonly StepDifference[] {
  const { step, verb } = moment;
  if (verb !== null && "undo" in verb) {
    marks.length -= verb.undo;
    simulation.reset(marks.at(-1) as State);
  } else if (verb !== null && "choose" in verb) {
    const refusal = simulation.answer(verb.choose);
    if (refusal !== undefined) {
      return [{ step, path: "simulation", expected: "accepted", actual: describeRefusal(refusal) }];
    }
    marks.push(simulation.mark());
  }
  const snapshot = simulation.snapshot();
  return momentDifferences({ ...moment, events: [] }, { hash: "", snapshot, events: [] });
}

const hasOrders = (match: LiveMatch<unknown>): boolean =>
  match.state.policies.some((policy) => policy.orders.length + Object.keys(policy.windows).length > 0);
