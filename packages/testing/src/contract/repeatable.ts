import { composeList, type Game } from "@riposte/kernel/run";
import { compareShared } from "../differences.js";
import { shuffledLists } from "../proofs/shuffled-order.js";
import { stateOf } from "../proofs/trace.js";
import { statesOf } from "../random-match.js";
import { UNCHECKED } from "../scenario/open-position.js";
import type { Contract, ContractOptions } from "./contract.js";
import { matchesOf, startNth, walked } from "./random-matches.js";

/** Playing the same again leads to the same states. */
export function sameStates(contract: Contract): readonly string[] {
  const { game, options } = contract;
  return matchesOf(contract).flatMap((index) => {
    const again = statesOf(startNth(game, options, index, UNCHECKED));
    return differing(firstPlayed(contract, index), again, `match ${index} played again`);
  });
}

/** Composing the plugins in another order leads to the same states. */
export function shuffledComposition(contract: Contract): readonly string[] {
  const { game, options } = contract;
  return shuffledLists(game.plugins).flatMap((plugins) => {
    const order = plugins.map(({ name }) => name).join(", ");
    const shuffled: Game = composeList(plugins);
    return matchesOf(contract).flatMap((index) =>
      differing(
        firstPlayed(contract, index),
        statesOf(startNth(shuffled, options, index, UNCHECKED)),
        `listed as ${order}`,
      ),
    );
  });
}

/** Nothing of one match reaches another: their inputs entered in turns, against each played alone. */
export function interleavedMatches(contract: Contract): readonly string[] {
  const { game, options } = contract;
  const first = matchesOf(contract).filter((index) => index % 2 === 0);
  return first.flatMap((index) => {
    const alone = [index, index + 1].map((nth) => firstPlayed(contract, nth));
    const together = takingTurns(game, options, index);
    return alone.flatMap((states, nth) =>
      differing(states, together[nth] as readonly unknown[], `match ${index + nth} beside another`),
    );
  });
}

/** The match all clauses compare with. */
function firstPlayed(contract: Contract, index: number): readonly unknown[] {
  const { game, options } = contract;
  return walked(contract).states[index] ?? statesOf(startNth(game, options, index, UNCHECKED));
}

function takingTurns(game: Game, options: ContractOptions, index: number): readonly (readonly unknown[])[] {
  const randoms = [index, index + 1].map((nth) => startNth(game, options, nth, UNCHECKED));
  const states = randoms.map(({ match }): unknown[] => [stateOf(match)]);
  for (let isGoing = true; isGoing; ) {
    const steps = randoms.map((random) => random.next());
    steps.forEach((step, nth) => {
      const { match } = randoms[nth] as (typeof randoms)[number];
      if (step !== undefined) states[nth]?.push(step.ok ? stateOf(match) : step.code);
    });
    isGoing = steps.some((step) => step?.ok === true) && steps.every((step) => step === undefined || step.ok);
  }
  return states;
}

function differing(expected: readonly unknown[], actual: readonly unknown[], what: string): readonly string[] {
  const isSame = compareShared();
  const at = expected.findIndex((state, index) => !isSame(state, actual[index]));
  if (at < 0 && expected.length === actual.length) return [];
  return [`${what} differs after input ${at < 0 ? expected.length - 1 : at}.`];
}
