import { type Answer, KernelError } from "@riposte/kernel";
import { type Bot, describeRefusal, type Game, type Hold, type Input } from "@riposte/kernel/run";
import { type RandomMatch, type RandomPlay, startRandom } from "../random-match.js";
import { recordReached } from "../record.js";
import type { ScenarioFile } from "../scenario/scenario-file.js";
import { type Coverage, countCoverage, reachedBy } from "./coverage.js";
import { reproduction } from "./reproduction.js";

export interface FuzzOptions {
  readonly matches: number;
  /** The first match's seed is `seed/0`, and so on. */
  readonly seed?: string | number;
  readonly maxInputs?: number;
  /** Setup options, or several that take turns. */
  readonly setup?: unknown;
  readonly setups?: readonly unknown[];
  readonly hold?: Hold | readonly Hold[];
  bot?(seed: string | number): Bot;
  /** Ability ids that must be reached. */
  readonly coverage?: Iterable<string>;
  /** Ability ids that count as reached in the data's coverage file, when they are. */
  readonly records?: Iterable<string>;
}

export interface FuzzFailure {
  readonly seed: string;
  /** Index of the input that broke it; -1 for the setup. */
  readonly input: number;
  readonly problem: string;
  /** Shows the failure again with `runScenario`, as short as shrinking got it. */
  readonly scenario: ScenarioFile;
}

export interface FuzzReport {
  readonly matches: number;
  readonly inputs: number;
  /** Matches still running when they had enough inputs. */
  readonly unfinished: number;
  readonly failures: readonly FuzzFailure[];
  readonly coverage: Coverage;
  /** Of the abilities asked for, those that no match reached. */
  readonly missing: readonly string[];
}

/** Plays random matches, checks the invariants after every input and counts what was reached. */
export function fuzz<O>(game: Game<O>, options: FuzzOptions): FuzzReport {
  const { matches, seed = 1, setups = [options.setup] } = options;
  const counter = countCoverage(game);
  const failures: FuzzFailure[] = [];
  let inputs = 0;
  let unfinished = 0;
  for (let index = 0; index < matches; index++) {
    const play: RandomPlay = {
      seed: `${seed}/${index}`,
      setup: setups[index % setups.length],
      ...(options.hold === undefined ? {} : { hold: options.hold }),
      ...(options.maxInputs === undefined ? {} : { maxInputs: options.maxInputs }),
      ...(options.bot === undefined ? {} : { bot: options.bot }),
    };
    const entered: Input[] = [];
    const result = playOne(counter.game, play, entered, (random) => counter.see(random.match));
    inputs += entered.length;
    if (result === "unfinished") unfinished += 1;
    else if (result !== "finished") {
      const scenario = reproduction(game, play, entered, result.problem);
      failures.push({ seed: String(play.seed), input: entered.length - 1, problem: result.problem, scenario });
    }
  }
  const coverage = counter.report();
  const { missing } = reachedBy(coverage.abilities, options.coverage ?? []);
  const { reached } = reachedBy(coverage.abilities, options.records ?? []);
  recordReached(game.name, Object.fromEntries(reached.map((id) => [id, coverage.abilities[id] as number])));
  return { matches, inputs, unfinished, failures, coverage, missing };
}

/** The same, throwing SCENARIO_FAILED for any failure or missing ability, with what reproduces it. */
export function fuzzSoundly<O>(game: Game<O>, options: FuzzOptions): FuzzReport {
  const report = fuzz(game, options);
  const problems = report.failures.map(
    ({ seed, input, problem, scenario }) => `seed ${seed}, input ${input}: ${problem}\n  ${JSON.stringify(scenario)}`,
  );
  if (report.missing.length > 0) problems.push(`never reached: ${report.missing.join(", ")}`);
  if (problems.length > 0) throw new KernelError("SCENARIO_FAILED", `Random play found:\n- ${problems.join("\n- ")}`);
  return report;
}

type Played = "finished" | "unfinished" | { readonly problem: string };

function playOne<O>(game: Game<O>, play: RandomPlay, entered: Input[], see: (random: RandomMatch<O>) => void): Played {
  try {
    const random = startRandom(game, play);
    const { match } = random;
    for (;;) {
      see(random);
      const [broken] = game.invariants(match);
      if (broken !== undefined) return { problem: broken };
      const { decision } = match;
      const step = random.next();
      if (step === undefined) return decision === null ? "finished" : "unfinished";
      if (!step.ok) {
        entered.push({ seat: decision?.seat ?? 0, answer: random.lastAnswer as Answer });
        return { problem: describeRefusal(step) };
      }
      entered.push(match.inputs.at(-1) as Input);
    }
  } catch (error) {
    return { problem: String(error) };
  }
}
