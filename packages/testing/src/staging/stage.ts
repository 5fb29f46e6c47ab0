import { type Answer, KernelError } from "@riposte/kernel";
import { describeRefusal, type Game, type LiveMatch, randomBot, type Snapshot } from "@riposte/kernel/run";
import { type Difference, describeDifference, exactDifferences } from "../differences.js";
import { countCoverage, wholeOf } from "../fuzz/coverage.js";
import { recordReached } from "../record.js";
import { openPosition } from "../scenario/open-position.js";
import type { Position } from "../scenario/position.js";
import { brokenInvariants } from "../scenario/run-scenario.js";

export interface StageOptions<O> {
  /** The ability that must act: it runs, triggers, or an event names it. */
  readonly ability?: string;
  /** Or what must be so, after some input. */
  until?(match: LiveMatch<O>): boolean;
  /** Answers given first, in order; the others are random. */
  readonly choices?: readonly Answer[];
  /** Random continuations tried. */
  readonly tries?: number;
  /** Inputs per try. */
  readonly maxInputs?: number;
  /** What of the match must change; its slices when absent. */
  observe?(match: LiveMatch<O>): unknown;
}

/** How an ability was made to act. */
export interface Staged {
  readonly tries: number;
  readonly inputs: number;
  /** What changed between the decision before it acted and the end of the try. */
  readonly changes: readonly Difference[];
  readonly state: Snapshot;
}

/** Plays on from a position until an ability acts and changes something; throws SCENARIO_FAILED when none of the tries does. */
export function stage<O>(game: Game<O>, position: Position, options: StageOptions<O>): Staged {
  const { tries = 20 } = options;
  const failures = new Set<string>();
  for (let index = 0; index < tries; index++) {
    const result = tryOnce(game, position, options, index);
    if (typeof result !== "string") {
      if (options.ability !== undefined) recordReached(game.name, { [options.ability]: 1 });
      return { tries: index + 1, ...result };
    }
    failures.add(result);
  }
  const what = options.ability === undefined ? "What was staged" : `"${options.ability}"`;
  throw new KernelError(
    "SCENARIO_FAILED",
    `${what} does not act in ${tries} tries:\n${[...failures].map((failure) => `- ${failure}`).join("\n")}`,
  );
}

function tryOnce<O>(
  game: Game<O>,
  position: Position,
  options: StageOptions<O>,
  index: number,
): Omit<Staged, "tries"> | string {
  const { ability, until, choices = [], maxInputs = 50, observe = (match) => match.slices } = options;
  let hasActed = false;
  const act = (named: unknown) => {
    if (ability !== undefined && wholeOf(named) === ability) hasActed = true;
  };
  const counter = countCoverage(game, {
    effect: (effect) => act(effect.type === "kernel:ability" && (effect as { ability?: unknown }).ability),
    event: (_type, payload) => act((payload as { ability?: unknown } | null)?.ability),
    trigger: (trigger) => act(trigger.ability),
    reason: act,
  });
  const { match } = openPosition(counter.game, position);
  // what the setup did on the way to the position is not what is staged
  hasActed = false;
  const bot = randomBot(`stage/${index}`);
  let before = plain(observe(match));
  for (let input = 0; input < maxInputs && match.decision !== null; input++) {
    const answer = choices[input] ?? bot.answer(match.seen);
    if (!hasActed) before = plain(observe(match));
    const result = match.answer(match.decision.seat, answer);
    if (!result.ok) return `input ${input} (${JSON.stringify(answer)}): ${describeRefusal(result)}`;
    const [broken] = brokenInvariants(match);
    if (broken !== undefined) return `input ${input}: ${describeDifference(broken)}`;
    hasActed ||= until?.(match) === true;
    if (!hasActed) continue;
    const changes = exactDifferences(before, plain(observe(match)));
    if (changes.length > 0) return { inputs: input + 1, changes, state: match.snapshot() };
  }
  return hasActed ? "it acts, and nothing changes" : `it is not reached within ${maxInputs} inputs`;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
