import type { Game, LiveMatch } from "@riposte/kernel/run";
import { type RandomMatch, startRandom } from "../random-match.js";
import { describeRefusal } from "../scenario/perform.js";
import type { Contract, ContractOptions } from "./contract.js";

const MATCHES = 10;
const MAX_INPUTS = 200;

/** Starts the contract's n-th random match. */
export function startNth<O>(game: Game<O>, options: ContractOptions, index: number): RandomMatch<O> {
  const { seed = "contract", setup, hold, maxInputs = MAX_INPUTS } = options;
  return startRandom(game, { seed: `${seed}/${index}`, setup, maxInputs, ...(hold === undefined ? {} : { hold }) });
}

export const matchesOf = ({ matches = MATCHES }: ContractOptions): readonly number[] =>
  Array.from({ length: matches }, (_, index) => index);

/** Plays the contract's random matches and looks at every decision; a match that breaks down is a problem too. */
export function lookAtEach<O>(
  { options }: Pick<Contract, "options">,
  game: Game<O>,
  problemsAt: (match: LiveMatch<O>) => readonly string[],
): readonly string[] {
  return matchesOf(options).flatMap((index) => {
    const random = startNth(game, options, index);
    const problems = [...problemsAt(random.match)];
    for (let step = random.next(); step !== undefined && problems.length === 0; step = random.next()) {
      if (!step.ok) return [`match ${index}, input ${random.match.line.length}: ${describeRefusal(step)}`];
      problems.push(...problemsAt(random.match));
    }
    return problems;
  });
}
