import { type Answer, KernelError, pick } from "@riposte/kernel";
import { type Chance, sampleChance } from "@riposte/kernel/chance";
import {
  answerAt,
  type Bot,
  canonicalJSON,
  checkAnswer,
  countAnswers,
  type Game,
  type Seen,
  type Simulation,
  type State,
  simulateMatch,
} from "@riposte/kernel/run";
import { type Considered, considered } from "./considered.js";
import { type Branch, mostPromising, type Node } from "./node.js";
import { playingOpenly } from "./open-cards.js";
import { type IsFarEnough, isGoingOn, playOut } from "./play-out.js";
import { leaderOf, type Runner, runner, takeOut } from "./race.js";
import type { Below, SearchHelp, Slices } from "./search-help.js";
import { answersTo, openBranches } from "./widening.js";

export interface SearchOptions {
  /** The same seed and budget answer the same. */
  readonly seed: string | number;
  /** How many imagined matches are played for one answer, at most. */
  readonly simulations: number;
  /** How many answers are given behind the tree before a match is judged. */
  readonly depth?: number;
  /** Asked before each imagined match: whoever has a clock may end the search early. */
  readonly isEnough?: () => boolean;
  /** Told after every imagined match how many were played. */
  readonly onProgress?: (played: number) => void;
}

export interface SearchBot extends Bot {
  /** The answers that were looked at, the best first. */
  consider(seen: Seen): readonly Considered[];
  /** The same for these answers alone, each in so many imagined matches: in the order given. */
  weigh(seen: Seen, answers: readonly Answer[], matches: number): readonly Considered[];
  /** Looks without answering, so that it is remembered. */
  notice(seen: Seen): void;
}

const DEPTH = 100;
const MANY = 0x7fffffff;
/** So many answers are tried from the start; of the others one more for every few matches. */
const FIRST = 6;
const BREADTH = 1.2;
/** How many answers a first look at a long list goes on for, and how many of the list are looked at. */
const GLANCE = 4;
const LOOKED = 24;
/** Matches played on for longer than this are copied at once instead of bit by bit. */
const LONG = 300;

/** An imagined match: what is hidden, and the dice. */
interface World {
  readonly world: State;
  readonly number: number;
  readonly rolls: string;
  /** Whose question it is about. */
  readonly seat: number;
  readonly isFarEnough: IsFarEnough;
}

/** An answer on the way down the tree. */
interface Taken {
  readonly seat: number;
  readonly node: Node;
  readonly branch: Branch;
}

/**
 * Thinks ahead: imagines matches that could be the real one, tries the answers to the question at hand in each of them, and goes on
 * with those that did well, down a tree that all imagined matches share. It knows what its seat knows: the question, the seat's view,
 * and nothing else.
 */
export function searchBot(game: Game, help: SearchHelp, options: SearchOptions): SearchBot {
  const { seed, simulations, depth = DEPTH, isEnough = () => false, onProgress } = options;
  if (!Number.isInteger(simulations) || simulations < 1)
    throw new KernelError("DATA_INVALID", `A searcher cannot think in ${simulations} matches. Give it 1 or more.`);
  const own = sampleChance(`${seed}`);
  const streams = {};
  const below: Below = (count) => own.draw(streams, "search", pick(count));
  let dice: Chance = own;
  const chance: Chance = { draw: (at, stream, distribution) => dice.draw(at, stream, distribution) };
  // made when first needed: whoever only sits there need not set up a match
  let made: Simulation<unknown> | undefined;
  const simulated = (): Simulation<unknown> => {
    made ??= simulateMatch(game, { seed: "search", chance });
    return made;
  };

  /** One answer in one imagined match: down the tree, one step beyond it, and then as the policy plays. */
  const explore = (simulation: Simulation<unknown>, root: Runner, isFarEnough: IsFarEnough): readonly number[] => {
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
  };

  /** Every answer still in the race, in one imagined match; until somebody says it is over. */
  const tryAll = (
    simulation: Simulation<unknown>,
    runners: readonly Runner[],
    { world, number, rolls, seat, isFarEnough }: World,
    isOver = () => false,
  ): void => {
    for (const one of runners) {
      if (one.isOut) continue;
      dice = sampleChance(rolls);
      simulation.reset(world, { inPlace: depth > LONG });
      one.worths.set(number, explore(simulation, one, isFarEnough)[seat] ?? 0);
      for (const [at, amount] of help.measure?.(simulation.slices as Slices).entries() ?? [])
        one.measured[at] = (one.measured[at] ?? 0) + amount;
      if (isOver()) return;
    }
  };

  /** Begins to imagine matches from what a seat sees. */
  const imagining = (seen: Seen): (() => World) => {
    const draw = help.imagine(seen);
    const known = seen.imagine(draw(below));
    const { horizon } = help;
    const until = horizon?.until(known.slices) ?? 0;
    const isFarEnough: IsFarEnough = (slices) => horizon !== undefined && horizon.clock(slices) >= until;
    let number = 0;
    return () => ({
      world: { ...known, slices: draw(below) },
      number: number++,
      rolls: `${seed}:${below(MANY)}`,
      seat: seen.seat,
      isFarEnough,
    });
  };

  /** Of many answers those that look best a few answers on, in one imagined match; the policy's stays the first. */
  const bestLooking = (
    simulation: Simulation<unknown>,
    [usual, ...others]: readonly Answer[],
    { world, rolls, seat, isFarEnough }: World,
  ): readonly Answer[] => {
    const worths = new Map<Answer, number>();
    for (const answer of others.slice(0, LOOKED)) {
      if (isEnough()) break;
      dice = sampleChance(rolls);
      simulation.reset(world);
      if (simulation.answer(answer) !== undefined) continue;
      const policy = playingOpenly(help.policy(), simulation);
      worths.set(answer, playOut(simulation, help, policy, { depth: GLANCE, isFarEnough })[seat] ?? 0);
    }
    const worth = (answer: Answer) => worths.get(answer) ?? Number.NEGATIVE_INFINITY;
    return [usual as Answer, ...others.sort((one, other) => worth(other) - worth(one))];
  };

  const consider = (seen: Seen): readonly Considered[] => {
    const simulation = simulated();
    const next = imagining(seen);
    const answers = rootAnswers(seen, help, below);
    const waiting = answers.length <= FIRST ? [...answers] : [...bestLooking(simulation, answers, next())];
    const runners = waiting.splice(0, FIRST).map(runner);
    let played = 0;
    const isOver = () => played > 0 && (played >= simulations || isEnough());
    while (!isOver()) {
      while (waiting.length > 0 && runners.length < BREADTH * Math.sqrt(played))
        runners.push(runner(waiting.shift() as Answer));
      tryAll(simulation, runners, next(), () => {
        played += 1;
        onProgress?.(played);
        return isOver();
      });
      takeOut(runners, leaderOf(runners));
      // nothing is left to find out
      if (waiting.length === 0 && runners.every((one) => one.isOut || one === leaderOf(runners))) break;
    }
    return considered(runners);
  };

  const weigh = (seen: Seen, answers: readonly Answer[], matches: number): readonly Considered[] => {
    const simulation = simulated();
    const next = imagining(seen);
    const runners = answers.map(runner);
    for (let number = 0; number < matches; number++) tryAll(simulation, runners, next());
    return considered(runners, { isSorted: false });
  };

  return {
    name: "searcher",
    weigh,
    consider,
    notice: (seen) => void help.imagine(seen),
    answer(seen) {
      const { choice } = seen;
      // whoever has no choice need not think
      if (countAnswers(choice) === 1) return answerAt(choice, 0);
      const [best] = consider(seen);
      return best?.answer ?? help.policy().answer(seen);
    },
  };
}

/** What could be answered, the policy's answer first, each once. */
function rootAnswers(seen: Seen, help: SearchHelp, below: Below): Answer[] {
  const answers = new Map<string, Answer>();
  for (const answer of [help.policy().answer(seen), ...answersTo(seen.choice, below)])
    if (checkAnswer(seen.choice, answer) === undefined) answers.set(canonicalJSON(answer), answer);
  return [...answers.values()];
}
