import { describeRefusal, type Game, type LiveMatch, type Step } from "@riposte/kernel/run";
import { stateOf } from "../proofs/trace.js";
import { type RandomMatch, type RandomPlay, startRandom } from "../random-match.js";
import type { Contract, ContractOptions } from "./contract.js";
import { type Openings, watchedOpenings } from "./openings.js";
import { setupsOf } from "./setups.js";

const MATCHES = 10;
const MAX_INPUTS = 200;

/** What a clause looks at in random matches: every decision, and what the input before it did. */
export type Look = (match: LiveMatch<unknown>, step: Step | undefined) => readonly string[];

/** Starts the contract's n-th random match. */
export function startNth<O>(
  game: Game<O>,
  options: ContractOptions,
  index: number,
  more: Pick<RandomPlay, "checks"> = {},
): RandomMatch<O> {
  const { seed = "contract", hold, maxInputs = MAX_INPUTS } = options;
  const setups = setupsOf(game.unwatched ?? game, options);
  const play = { seed: `${seed}/${index}`, setup: setups[index % setups.length], maxInputs, ...more };
  return startRandom(game, hold === undefined ? play : { ...play, hold });
}

/** As many as were asked for, and of every set-up one. */
export const matchesOf = ({ game, options }: Contract): readonly number[] => {
  const { matches = MATCHES } = options;
  return Array.from({ length: Math.max(matches, setupsOf(game, options).length) }, (_, index) => index);
};

interface Walk {
  /** What each look found; what it threw is found too. */
  readonly found: ReadonlyMap<Look, readonly string[]>;
  /** What the matches themselves broke down with. */
  readonly broken: readonly string[];
  /** The state at every decision of each match, a refusal as its code. */
  readonly states: readonly (readonly unknown[])[];
  readonly openings: Openings;
}

const walks = new WeakMap<Contract, Walk>();

/** The contract's random matches, checked, with all looks at once: they are played one time for all of them. */
export function walked(contract: Contract): Walk {
  const known = walks.get(contract);
  if (known !== undefined) return known;
  const found = new Map<Look, string[]>(contract.looks.map((look) => [look, []]));
  const broken: string[] = [];
  const openings: Openings = { windows: new Set(), emptyOffers: [] };
  const game = watchedOpenings(contract.game, openings);
  const states = matchesOf(contract).map((index) => {
    const random = startNth(game, contract.options, index);
    const { match } = random;
    const looking = new Set(contract.looks);
    const look = (step: Step | undefined) => {
      for (const one of looking) {
        const problems = attempted(one, match, step);
        found.get(one)?.push(...problems);
        // one problem in a match is enough
        if (problems.length > 0) looking.delete(one);
      }
    };
    const seen: unknown[] = [stateOf(match)];
    look(undefined);
    for (let step = random.next(); step !== undefined; step = random.next()) {
      if (!step.ok) {
        broken.push(`match ${index}, input ${match.line.length}: ${describeRefusal(step)}`);
        return [...seen, step.code];
      }
      seen.push(stateOf(match));
      look(step);
    }
    return seen;
  });
  const walk = { found, broken, states, openings };
  walks.set(contract, walk);
  return walk;
}

function attempted(look: Look, match: LiveMatch<unknown>, step: Step | undefined): readonly string[] {
  try {
    return look(match, step);
  } catch (error) {
    return [String(error)];
  }
}
