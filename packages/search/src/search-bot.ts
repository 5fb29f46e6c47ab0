import { type Answer, KernelError } from "@riposte/kernel";
import {
  answerAt,
  type Bot,
  canonicalJSON,
  checkAnswer,
  countAnswers,
  type Game,
  type Seen,
} from "@riposte/kernel/run";
import { type Considered, considered } from "./considered.js";
import { race } from "./course.js";
import { explore } from "./explore.js";
import { bestLooking } from "./first-look.js";
import { createImagination, type World } from "./imagination.js";
import { createPlan } from "./line.js";
import { type Runner, runner } from "./race.js";
import type { Below, SearchHelp, Slices } from "./search-help.js";
import { answersTo } from "./widening.js";

export interface SearchOptions {
  /** The same seed and budget answer the same. */
  readonly seed: string | number;
  /** How many imagined matches are played for one answer, at most. */
  readonly simulations: number;
  /** How many answers are given behind the tree before a match is judged. */
  readonly depth?: number;
  /** Asked before each imagined match: an app with a clock may end the search early. */
  readonly isEnough?: () => boolean;
  /** How much of the time there is has gone, from 0 to 1, for an app with a clock; how many matches were played tells when absent. */
  readonly timeGone?: () => number;
  /** Told after every imagined match how many were played. */
  readonly onProgress?: (played: number) => void;
}

export interface SearchBot extends Bot {
  /** The answers that were looked at, the best first. */
  consider(seen: Seen): readonly Considered[];
  /** What these answers alone are worth to each seat, each in so many imagined matches: by seat, in the order given. */
  weigh(seen: Seen, answers: readonly Answer[], matches: number): readonly (readonly Considered[])[];
  /** Looks without answering, so that it is remembered. */
  notice(seen: Seen): void;
}

const DEPTH = 100;
/** No other answer could be told from the policy's in fewer matches. */
const LEAST = 10;
/** Matches played on for longer than this are copied at once instead of bit by bit. */
const LONG = 300;

/** Hears what an imagined match came to for each seat after an answer. */
type Tell = (after: Runner, match: number, worths: readonly number[]) => void;

/**
 * Thinks ahead: imagines matches that could be the real one, tries the answers to the question at hand in each of them, and goes on
 * with those that did well, down a tree that all imagined matches share. It knows what its seat knows: the question, the seat's view,
 * and nothing else.
 */
export function searchBot(game: Game, help: SearchHelp, options: SearchOptions): SearchBot {
  const { seed, simulations, depth = DEPTH, isEnough = () => false, timeGone = () => 0, onProgress } = options;
  if (!Number.isInteger(simulations) || simulations < 1)
    throw new KernelError("DATA_INVALID", `A searcher cannot think in ${simulations} matches. Give it 1 or more.`);
  const imagination = createImagination(game, help, seed);
  const { below } = imagination;
  const plan = createPlan(imagination, help, depth);

  /** Every answer still in the race, in one imagined match; until it is over. */
  const tryAll = (runners: readonly Runner[], world: World, isOver = () => false, tell?: Tell): void => {
    const { number, seat, isFarEnough } = world;
    for (const one of runners) {
      if (one.isOut) continue;
      const simulation = imagination.enter(world, depth > LONG);
      const worths = explore(simulation, one, { help, below, depth, isFarEnough });
      one.worths.set(number, worths[seat] ?? 0);
      tell?.(one, number, worths);
      for (const [at, amount] of help.measure?.(simulation.slices as Slices).entries() ?? [])
        one.measured[at] = (one.measured[at] ?? 0) + amount;
      if (isOver()) return;
    }
  };

  const consider = (seen: Seen, usual = help.policy().answer(seen)): readonly Considered[] => {
    const next = imagination.from(seen);
    let played = 0;
    const isOver = () => {
      played += 1;
      onProgress?.(played);
      return played >= simulations || isEnough();
    };
    if (help.isSettled?.(seen) === true) return plan.improve(next(), (isWon) => isOver() || isWon);
    // looking first must not take longer than trying
    const look = { most: simulations, isEnough };
    return race(rootAnswers(seen, usual, below), {
      simulations,
      goneAfter: (matches) => Math.min(1, Math.max(matches / simulations, timeGone())),
      sort: (answers) => bestLooking(imagination, help, answers, next(), look),
      tryAll: (runners, hasEnded) => tryAll(runners, next(), hasEnded),
      isOver,
    });
  };

  const weigh: SearchBot["weigh"] = (seen, answers, matches) => {
    const next = imagination.from(seen);
    const runners = answers.map(runner);
    const ofSeats: Map<number, number>[][] = [];
    const tell: Tell = (one, number, worths) => {
      for (const [seat, worth] of worths.entries()) {
        ofSeats[seat] ??= runners.map(() => new Map());
        ofSeats[seat][runners.indexOf(one)]?.set(number, worth);
      }
    };
    for (let match = 0; match < matches; match++) tryAll(runners, next(), undefined, tell);
    return ofSeats.map((worths) =>
      considered(
        runners.map((one, at) => ({ ...one, worths: worths[at] as Map<number, number> })),
        { isSorted: false },
      ),
    );
  };

  /** Is a match judged where it stands, so that all answers come to the same? */
  const isJudgedNow = (seen: Seen): boolean => {
    const { state, isFarEnough } = imagination.from(seen)();
    return isFarEnough(state.slices);
  };

  /** Remembers what it answered in this match, as policies may. */
  let own: Bot | undefined;
  const given = (answer: Answer): Answer => {
    plan.follow(answer);
    return answer;
  };

  return {
    name: "searcher",
    weigh,
    consider: (seen) => consider(seen),
    notice: (seen) => void help.imagine(seen),
    answer(seen) {
      const { choice } = seen;
      // a seat without a choice need not think
      if (countAnswers(choice) === 1) return given(answerAt(choice, 0));
      const isPointless = help.isSettled?.(seen) !== true && (simulations < LEAST || isJudgedNow(seen));
      own ??= help.policy();
      const usual = own.answer(seen);
      const best = isPointless ? undefined : consider(seen, usual)[0]?.answer;
      return given(best ?? usual);
    },
  };
}

/** What could be answered, the policy's answer first, each once. */
function rootAnswers(seen: Seen, usual: Answer, below: Below): Answer[] {
  const answers = new Map<string, Answer>();
  for (const answer of [usual, ...answersTo(seen.choice, below)])
    if (checkAnswer(seen.choice, answer) === undefined) answers.set(canonicalJSON(answer), answer);
  return [...answers.values()];
}
