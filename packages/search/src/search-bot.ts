import { type Answer, KernelError, pick } from "@riposte/kernel";
import { type Chance, sampleChance } from "@riposte/kernel/chance";
import {
  answerAt,
  type Bot,
  checkAnswer,
  countAnswers,
  type Game,
  type Seen,
  simulateMatch,
} from "@riposte/kernel/run";
import { type Branch, mostPromising, Node } from "./node.js";
import { playingOpenly } from "./open-cards.js";
import { playOut } from "./play-out.js";
import type { Below, SearchHelp } from "./search-help.js";
import { answersNow, openBranches } from "./widening.js";

export interface SearchOptions {
  /** The same seed and budget answer the same. */
  readonly seed: string | number;
  /** How many imagined matches are played for one answer. */
  readonly simulations: number;
  /** How many answers are given behind the tree before a match is judged. */
  readonly depth?: number;
  /** Asked before each imagined match: whoever has a clock may end the search early. */
  readonly isEnough?: () => boolean;
}

/** An answer as a search sees it. */
export interface Considered {
  readonly answer: Answer;
  readonly visits: number;
  /** The chance to win it gives, as far as the search can tell. */
  readonly chance: number;
  /** The chance lies within this of it, more often than not. */
  readonly spread: number;
}

export interface SearchBot extends Bot {
  /** The answers that were looked at, the best first. */
  consider(seen: Seen): readonly Considered[];
}

const DEPTH = 100;
const MANY = 0x7fffffff;

/** An answer on the way down the tree. */
interface Taken {
  readonly seat: number;
  readonly node: Node;
  readonly branch: Branch;
}

/**
 * Thinks ahead: imagines matches that could be the real one, plays each from here along the answers that did well so far, and gives
 * the answer it came back to most. It knows what its seat knows: the question, the seat's view, and nothing else.
 */
export function searchBot(
  game: Game,
  help: SearchHelp,
  { seed, simulations, depth = DEPTH, isEnough = () => false }: SearchOptions,
): SearchBot {
  if (!Number.isInteger(simulations) || simulations < 1)
    throw new KernelError("DATA_INVALID", `A searcher cannot think in ${simulations} matches. Give it 1 or more.`);
  const own = sampleChance(`${seed}`);
  const streams = {};
  const below: Below = (count) => own.draw(streams, "search", pick(count));
  let dice: Chance = own;
  const chance: Chance = { draw: (at, stream, distribution) => dice.draw(at, stream, distribution) };
  const simulation = simulateMatch(game, { seed: "search", chance });

  /** One imagined match: down the tree, one step beyond it, and then as the policy plays. */
  const explore = (root: Node, seen: Seen): void => {
    dice = sampleChance(`${seed}:${below(MANY)}`);
    simulation.reset(seen.imagine(help.imagine(seen, below)));
    const policy = playingOpenly(help.policy(), simulation);
    const path: Taken[] = [];
    let node = root;
    while (simulation.outcome === null && simulation.pending !== null) {
      const { seat } = simulation.pending;
      const branch = mostPromising(openBranches(node, answersNow(simulation, node, policy, below)));
      const isNew = branch.visits === 0;
      path.push({ seat, node, branch });
      if (simulation.answer(branch.answer) !== undefined || isNew) break;
      node = branch.node;
    }
    const worth = playOut(simulation, help, policy, depth);
    for (const taken of path) {
      taken.node.visits += 1;
      taken.branch.visits += 1;
      taken.branch.worth += worth[taken.seat] ?? 0;
    }
  };

  const consider = (seen: Seen): readonly Considered[] => {
    const root = new Node();
    for (let played = 0; played < simulations && (played === 0 || !isEnough()); played++) explore(root, seen);
    return [...root.branches.values()]
      .filter(({ visits }) => visits > 0)
      .sort((one, other) => other.visits - one.visits || other.worth - one.worth)
      .map(({ answer, visits, worth }) => {
        const mean = worth / visits;
        return { answer, visits, chance: mean, spread: Math.sqrt((mean * (1 - mean)) / visits) };
      });
  };
  return {
    name: "searcher",
    consider,
    answer(seen) {
      const { choice } = seen;
      // whoever has no choice need not think
      if (countAnswers(choice) === 1) return answerAt(choice, 0);
      const best = consider(seen).find(({ answer }) => checkAnswer(choice, answer) === undefined);
      return best?.answer ?? help.policy().answer(seen);
    },
  };
}
