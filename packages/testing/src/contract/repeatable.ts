import { composeList, type Game } from "@riposte/kernel/run";
import { shuffledLists } from "../proofs/shuffled-order.js";
import { hashesOf } from "../random-match.js";
import type { Contract, ContractOptions } from "./contract.js";
import { matchesOf, startNth, walked } from "./random-matches.js";

/** Playing the same again leads to the same states. */
export function sameHashes(contract: Contract): readonly string[] {
  const { game, options } = contract;
  return matchesOf(options).flatMap((index) => {
    const again = hashesOf(startNth(game, options, index, UNCHECKED));
    return differing(firstPlayed(contract, index), again, `match ${index} played again`);
  });
}

/** Composing the plugins in another order leads to the same states. */
export function shuffledComposition(contract: Contract): readonly string[] {
  const { game, options } = contract;
  return shuffledLists(game.plugins).flatMap((plugins) => {
    const order = plugins.map(({ name }) => name).join(", ");
    const shuffled: Game = composeList(plugins);
    return matchesOf(options).flatMap((index) =>
      differing(
        firstPlayed(contract, index),
        hashesOf(startNth(shuffled, options, index, UNCHECKED)),
        `listed as ${order}`,
      ),
    );
  });
}

/** Nothing of one match reaches another: their inputs entered in turns, against each played alone. */
export function interleavedMatches(contract: Contract): readonly string[] {
  const { game, options } = contract;
  const first = matchesOf(options).filter((index) => index % 2 === 0);
  return first.flatMap((index) => {
    const alone = [index, index + 1].map((nth) => firstPlayed(contract, nth));
    const together = takingTurns(game, options, index);
    return alone.flatMap((hashes, nth) =>
      differing(hashes, together[nth] as readonly string[], `match ${index + nth} beside another`),
    );
  });
}

/** Playing again what was checked when it was played first. */
const UNCHECKED = { checks: false };

/** The match all clauses compare with. */
function firstPlayed(contract: Contract, index: number): readonly string[] {
  const { game, options } = contract;
  return walked(contract).hashes[index] ?? hashesOf(startNth(game, options, index, UNCHECKED));
}

function takingTurns(game: Game, options: ContractOptions, index: number): readonly (readonly string[])[] {
  const randoms = [index, index + 1].map((nth) => startNth(game, options, nth, UNCHECKED));
  const hashes = randoms.map(({ match }) => [match.hash()]);
  for (let isGoing = true; isGoing; ) {
    const steps = randoms.map((random) => random.next());
    steps.forEach((step, nth) => {
      if (step !== undefined) hashes[nth]?.push(step.ok ? (randoms[nth]?.match.hash() ?? "") : step.code);
    });
    isGoing = steps.some((step) => step?.ok === true) && steps.every((step) => step === undefined || step.ok);
  }
  return hashes;
}

function differing(expected: readonly string[], actual: readonly string[], what: string): readonly string[] {
  const at = expected.findIndex((hash, index) => hash !== actual[index]);
  if (at < 0 && expected.length === actual.length) return [];
  return [`${what} differs after input ${at < 0 ? expected.length - 1 : at}.`];
}
