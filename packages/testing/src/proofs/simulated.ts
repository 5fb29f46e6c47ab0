import { type Chance, sampleChance } from "@riposte/kernel/chance";
import { describeRefusal, type Game, type Hold, type Simulation, type State, simulateMatch } from "@riposte/kernel/run";
import { chanceOf, seedOf } from "../scenario/open-position.js";
import type { Position } from "../scenario/position.js";
import type { StepDifference } from "../scenario/step-difference.js";
import type { Proof } from "./prove.js";
import { type Moment, momentDifferences, stateOf } from "./trace.js";

/** Simulation leads to the same states, written in place and, where something is taken back, shared; it ends where a simulation cannot follow. */
export const simulated: Proof = (proven) => {
  const isTakenBack = proven.plain.moments.some(({ verb }) => verb !== null && "undo" in verb);
  const found = simulatedBy(proven, true);
  return found.length > 0 || !isTakenBack ? found : simulatedBy(proven, false);
};

function simulatedBy({ game, position, plain }: Parameters<Proof>[0], inPlace: boolean): readonly StepDifference[] {
  const { start } = plain;
  const [hold, ...others] = [...new Set(start.policies.map((policy) => policy.hold))];
  if (hold === undefined || others.length > 0 || hasOrders(start)) return [];
  const lent = borrowed(game, hold, position);
  const { simulation, source } = lent;
  source.chance = chanceOf(position).chance;
  simulation.reset(start, { inPlace });
  const mark = (): State => {
    const state = simulation.mark();
    if (inPlace) simulation.reset(state, { inPlace });
    return state;
  };
  const marks: State[] = [mark()];
  for (const moment of plain.moments.slice(1)) {
    if (!canFollow(moment, marks)) break;
    const found = followed(simulation, moment, marks, mark);
    const differences = found.length > 0 ? found : differing(game, moment, marks.at(-1) as State);
    if (differences.length > 0) return differences;
  }
  kept.set(game, [...(kept.get(game) ?? []), lent]);
  return [];
}

interface Lent {
  readonly hold: Hold;
  readonly simulation: Simulation<unknown>;
  /** Where its chance comes from. */
  readonly source: { chance: Chance };
}

const kept = new WeakMap<Game, readonly Lent[]>();

/** Setting up takes longer than most scenarios, so a game's simulation goes on from position to position, unless something was wrong. */
function borrowed(game: Game, hold: Hold, position: Position): Lent {
  const free = kept.get(game) ?? [];
  const known = free.find((one) => one.hold === hold);
  if (known === undefined) return created(game, hold, position);
  const others = free.filter((one) => one !== known);
  kept.set(game, others);
  return known;
}

function created(game: Game, hold: Hold, position: Position): Lent {
  const seed = seedOf(position);
  // its own setup samples: the script belongs to the position
  const source = { chance: sampleChance(seed) };
  const chance: Chance = {
    draw: (streams, stream, distribution) => source.chance.draw(streams, stream, distribution),
  };
  return { hold, source, simulation: simulateMatch(game, { setup: position.setup, seed, hold, chance }) };
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
  return [];
}

const differing = (game: Game, moment: Moment, state: State) =>
  momentDifferences({ ...moment, events: [] }, { ...stateOf({ game, state }), events: [] });

const hasOrders = (state: State): boolean =>
  state.policies.some((policy) => policy.orders.length + Object.keys(policy.windows).length > 0);
