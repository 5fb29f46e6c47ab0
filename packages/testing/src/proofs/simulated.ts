import { type Chance, sampleChance } from "@riposte/kernel/chance";
import { type LiveMatch, type Simulation, type State, simulateMatch } from "@riposte/kernel/run";
import { chanceOf, seedOf } from "../scenario/open-position.js";
import { describeRefusal } from "../scenario/perform.js";
import type { StepDifference } from "../scenario/step-difference.js";
import type { Proof } from "./prove.js";
import { type Moment, momentDifferences } from "./trace.js";

/** Simulation leads to the same states, written in place and, where something is taken back, shared; it ends where a simulation cannot follow. */
export const simulated: Proof = (proven) => {
  const isTakenBack = proven.plain.moments.some(({ verb }) => verb !== null && "undo" in verb);
  const found = simulatedBy(proven, true);
  return found.length > 0 || !isTakenBack ? found : simulatedBy(proven, false);
};

function simulatedBy(
  { game, position, plain, open }: Parameters<Proof>[0],
  inPlace: boolean,
): readonly StepDifference[] {
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
  simulation.reset(match.state, { inPlace });
  const mark = (): State => {
    const state = simulation.mark();
    if (inPlace) simulation.reset(state, { inPlace });
    return state;
  };
  const marks: State[] = [mark()];
  for (const moment of plain.moments.slice(1)) {
    if (!canFollow(moment, marks)) return [];
    const found = followed(simulation, moment, marks, mark);
    if (found.length > 0) return found;
  }
  return [];
}

/** Simulations have no policies, no redo, and nothing from before the position. */
const canFollow = ({ verb }: Moment, marks: readonly State[]): boolean =>
  verb !== null && ("choose" in verb || ("undo" in verb && verb.undo < marks.length));

function followed(
  simulation: Simulation<unknown>,
  moment: Moment,
  marks: State[],
  mark: () => State,
): readonly StepDifference[] {
  const { step, verb } = moment;
  if (verb !== null && "undo" in verb) {
    marks.length -= verb.undo;
    simulation.reset(marks.at(-1) as State);
    marks[marks.length - 1] = mark();
  } else if (verb !== null && "choose" in verb) {
    const refusal = simulation.answer(verb.choose);
    if (refusal !== undefined) {
      return [{ step, path: "simulation", expected: "accepted", actual: describeRefusal(refusal) }];
    }
    marks.push(mark());
  }
  return momentDifferences({ ...moment, events: [] }, { state: simulation.snapshot(), events: [] });
}

const hasOrders = (match: LiveMatch<unknown>): boolean =>
  match.state.policies.some((policy) => policy.orders.length + Object.keys(policy.windows).length > 0);
