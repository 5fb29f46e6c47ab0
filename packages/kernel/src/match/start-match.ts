import type { Chance } from "../chance/distribution.js";
import { randomSeed } from "../chance/random-seed.js";
import { sampleChance } from "../chance/sample.js";
import type { Game } from "../compose/game.js";
import type { Executor } from "../flow/executor.js";
import type { Hold, Runtime } from "../run/runtime.js";
import { resume } from "../run/state.js";
import { clonePlain } from "../state/clone.js";
import { defaultChecks } from "./default-checks.js";
import type { LiveMatch } from "./live-match.js";
import { resumedSetup } from "./parsed-setup.js";
import { PlayedMatch } from "./played-match.js";
import { begin, createRuntime, parseSetup } from "./runtime-of-game.js";
import { fromSnapshot, type Snapshot } from "./snapshot.js";

export interface MatchOptions {
  /** The game's own options: difficulty, decks, armies. */
  readonly setup?: unknown;
  /** Same seed, same match; from crypto when absent. */
  readonly seed?: string | number;
  /** How seats are asked at windows: `always` in shared matches, `auto` for one seat, when absent. */
  readonly hold?: Hold | readonly Hold[];
  /** What steps the flow, with everything around it interpreted; the composition as a program when absent, where checks are off. */
  readonly executor?: Executor;
  /** Scripted dice instead of the seed's. */
  readonly chance?: Chance;
  /**
   * Look at everything plugins hand over, and freeze every state, so that a mistake is told where it is made. On unless `NODE_ENV`
   * is `production`.
   */
  readonly checks?: boolean;
  /**
   * Somebody looks from the beginning on, so what happens is kept at once. Otherwise it is from when somebody first looks; what happened
   * before is played again for whoever asks.
   */
  readonly watched?: boolean;
}

/** Starts a match and runs it to the first decision. */
export const startMatch = <O>(game: Game<O>, options: MatchOptions = {}): LiveMatch<O> =>
  started(game, options, options.watched === true || isKept(game, options));

function started<O>(game: Game<O>, options: MatchOptions, isWatched: boolean): LiveMatch<O> {
  const setup = parseSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options, isWatched);
  // what is written in place may be the setup's own lists
  begin(rt, isWatched ? setup : clonePlain(setup), options.hold);
  const holds = holdsOf(rt);
  const again = () => started(game, { ...options, setup, seed, hold: holds }, true);
  return new PlayedMatch(game, rt, { seed, setup, holds, from: null, again: isKept(game, options) ? null : again });
}

/** Goes on from a snapshot; what was entered before it cannot be undone. */
export const resumeMatch = <O>(game: Game<O>, snapshot: Snapshot, options: MatchOptions = {}): LiveMatch<O> =>
  resumed(game, snapshot, options, options.watched === true || isKept(game, options));

function resumed<O>(game: Game<O>, from: Snapshot, options: MatchOptions, isWatched: boolean): LiveMatch<O> {
  const setup = resumedSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options, isWatched);
  resume(rt, fromSnapshot(game, clonePlain(from)));
  const holds = holdsOf(rt);
  const again = () => resumed(game, from, { ...options, setup, seed, hold: holds }, true);
  return new PlayedMatch(game, rt, { seed, setup, holds, from, again: isKept(game, options) ? null : again });
}

const holdsOf = ({ policies }: Runtime): readonly Hold[] => policies.map(({ hold }) => hold);

/**
 * What nobody looks at can be had by beginning once more, and is not kept: unless chance does not come from the seed. Whoever checks,
 * traces or names an executor looks at everything.
 */
const isKept = ({ unwatched }: Game, { chance, executor, checks = defaultChecks() }: MatchOptions): boolean =>
  checks || chance !== undefined || executor !== undefined || unwatched !== undefined;

const runtimeFor = (
  game: Game,
  seed: string,
  { executor, chance, checks }: MatchOptions,
  isWatched: boolean,
): Runtime =>
  createRuntime(game, {
    executor,
    chance: chance ?? sampleChance(seed),
    inPlace: !isWatched,
    records: isWatched,
    checks: checks ?? defaultChecks(),
  });
