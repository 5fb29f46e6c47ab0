import type { Simulation } from "@riposte/kernel/run";
import { type Branch, mostPromising, type Node } from "./node.js";
import { playingOpenly } from "./open-cards.js";
import { type IsFarEnough, isGoingOn, playOut } from "./play-out.js";
import type { Runner } from "./race.js";
import type { Below, SearchHelp } from "./search-help.js";
import { openBranches } from "./widening.js";

/** An answer on the way down the tree. */
interface Taken {
  readonly seat: number;
  readonly node: Node;
  readonly branch: Branch;
}

interface Ways {
  readonly help: SearchHelp;
  readonly below: Below;
  /** How many answers are given behind the tree before the match is judged. */
  readonly depth: number;
  readonly isFarEnough: IsFarEnough;
}

/** One answer in one imagined match: down the tree, one step beyond it, and then as the policy plays; what it is worth to each seat. */
export function explore(
  simulation: Simulation<unknown>,
  root: Runner,
  { help, below, depth, isFarEnough }: Ways,
): readonly number[] {
  const policy = playingOpenly(help.policy(), simulation);
  const path: Taken[] = [];
  let { node } = root;
  let isOpen = simulation.answer(root.answer) === undefined;
  while (isOpen && isGoingOn(simulation, isFarEnough)) {
    const { seat } = simulation.pending as { readonly seat: number };
    const branch = mostPromising(openBranches(node, simulation, policy, below));
    isOpen = simulation.answer(branch.answer) === undefined && branch.visits > 0;
    path.push({ seat, node, branch });
    node = branch.node;
  }
  const worth = playOut(simulation, help, policy, { depth, isFarEnough });
  for (const taken of path) {
    taken.node.visits += 1;
    taken.branch.visits += 1;
    taken.branch.worth += worth[taken.seat] ?? 0;
  }
  return worth;
}
