import type { Chance } from "../chance/distribution.js";
import { randomSeed } from "../chance/random-seed.js";
import { sampleChance } from "../chance/sample.js";
import { defaultChecks } from "../checks/default-checks.js";
import type { Game } from "../compose/game.js";
import type { Hold, Runtime } from "../engine/runtime.js";
import { resume } from "../engine/state.js";
import type { Executor } from "../flow/executor.js";
import { clonePlain } from "../values/clone.js";
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
  /** What steps the flow; the composition's tables when absent. */
  readonly executor?: Executor;
  /** Scripted dice instead of the seed's. */
  readonly chance?: Chance;
  /**
   * Look at everything plugins hand over, and freeze every state, so that a mistake is told where it is made. On unless `NODE_ENV`
   * is `production`, and there too where a game has plugins of other authors.
   */
  readonly checks?: boolean;
}

/** Starts a match and runs it to the first decision. */
export function startMatch<O>(game: Game<O>, options: MatchOptions = {}): LiveMatch<O> {
  const setup = parseSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options);
  begin(rt, setup, options.hold);
  return new PlayedMatch(game, rt, { seed, setup, holds: holdsOf(rt), from: null });
}

/** Goes on from a snapshot; what was entered before it cannot be undone. */
export function resumeMatch<O>(game: Game<O>, from: Snapshot, options: MatchOptions = {}): LiveMatch<O> {
  const setup = resumedSetup(game, options.setup);
  const seed = String(options.seed ?? randomSeed());
  const rt = runtimeFor(game, seed, options);
  resume(rt, fromSnapshot(game, clonePlain(from)));
  return new PlayedMatch(game, rt, { seed, setup, holds: holdsOf(rt), from });
}

const holdsOf = ({ policies }: Runtime): readonly Hold[] => policies.map(({ hold }) => hold);

const runtimeFor = (game: Game, seed: string, { executor, chance, checks }: MatchOptions): Runtime =>
  createRuntime(game, {
    executor,
    chance: chance ?? sampleChance(seed),
    inPlace: false,
    records: true,
    checks: checks ?? (game.isChecked === true || defaultChecks()),
  });
