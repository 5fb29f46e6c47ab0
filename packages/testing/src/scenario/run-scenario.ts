import { KernelError } from "@riposte/kernel";
import { describeRefusal, type Game, type LiveMatch, type Snapshot, type State, type Step } from "@riposte/kernel/run";
import type { Difference } from "../differences.js";
import { gameWithout } from "../game-without.js";
import { eventsOf, type Moment, momentOf, type Trace } from "../proofs/trace.js";
import { type Told, unmet } from "./expectations.js";
import { type Opened, type Opening, openPosition, UNCHECKED } from "./open-position.js";
import { performVerb } from "./perform.js";
import { parseScenario, type ScenarioFile } from "./scenario-file.js";
import type { StepDifference } from "./step-difference.js";
import { describeStep, isVerb, type ScenarioStep } from "./steps.js";

export interface ScenarioResult {
  readonly ok: boolean;
  /** The resulting state, as plain JSON. */
  readonly state: Snapshot;
  readonly differences: readonly StepDifference[];
}

/** Runs a scenario once and says where it differs; throws SCENARIO_INVALID for what is no scenario of this game. */
export function runScenario<O>(game: Game<O>, data: unknown, opening: Opening = {}): ScenarioResult {
  return playScenario(game, data, opening).result;
}

/** A scenario run once, and the way it took. */
interface PlayedScenario<O> {
  readonly result: ScenarioResult;
  readonly opened: Opened<O>;
  readonly trace: Trace<O>;
}

/** Runs a scenario once, and keeps what proofs compare other runs with. */
export function playScenario<O>(game: Game<O>, data: unknown, opening: Opening = {}): PlayedScenario<O> {
  const file = parseScenario(data);
  if (file.game !== game.name) {
    throw new KernelError("SCENARIO_INVALID", `The scenario is about "${file.game}", not about "${game.name}".`);
  }
  const { opened, start, moments, differences } = played(game, file, opening);
  const { match } = opened;
  if (differences.length === 0) {
    const unproven = (file.proves ?? []).filter((ability) => holdsWithout(game, file, ability));
    differences.push(...unproven.map((ability) => ({ step: file.steps?.length ?? 0, ...withoutEffect(ability) })));
  }
  const result = { ok: differences.length === 0, state: match.snapshot(), differences };
  return { result, opened, trace: { start, moments, problems: [], match } };
}

function played<O>(
  game: Game<O>,
  file: ScenarioFile,
  opening: Opening,
): { opened: Opened<O>; start: State; moments: readonly Moment[]; differences: StepDifference[] } {
  const opened = openPosition(game, file.position ?? {}, opening);
  const { match } = opened;
  const start = match.state;
  const steps = file.steps ?? [];
  const differences: StepDifference[] = brokenInvariants(match).map((broken) => ({ step: -1, ...broken }));
  const moments: Moment[] = [momentOf(match, -1, null, [])];
  let last: Step | undefined;
  const told: Told = (seat) => (last === undefined ? [] : seat === undefined ? last.recorded : last.events(seat));
  for (const [index, step] of steps.entries()) {
    const found = isVerb(step) ? [] : attempted(() => unmet(match, step, told));
    if (isVerb(step)) {
      const result = performVerb(match, step);
      // what follows would speak about another match
      if (!result.ok) {
        const refusal = { path: describeStep(step), expected: "accepted", actual: describeRefusal(result) };
        differences.push({ step: index, ...refusal });
        break;
      }
      last = result;
      moments.push(momentOf(match, index, step, eventsOf(result.recorded)));
      found.push(...brokenInvariants(match));
    }
    differences.push(...found.map((difference) => ({ step: index, ...difference })));
  }
  if (differences.length === 0) {
    const left = attempted(() => leftOvers(opened, steps));
    differences.push(...left.map((difference) => ({ step: steps.length, ...difference })));
  }
  return { opened, start, moments, differences };
}

/** Would the scenario pass if the ability did nothing? That it says its name does not count. */
function holdsWithout<O>(game: Game<O>, file: ScenarioFile, ability: string): boolean {
  const steps = (file.steps ?? []).filter((step) => !("event" in step) || abilityIn(step.payload) !== ability);
  try {
    return played(gameWithout(game, ability), { ...file, steps }, UNCHECKED).differences.length === 0;
  } catch {
    return false;
  }
}

const abilityIn = (payload: unknown) => (payload as { readonly ability?: unknown } | null | undefined)?.ability;

const withoutEffect = (ability: string): Difference => ({
  path: `proves "${ability}"`,
  expected: "does not hold without it",
  actual: "holds all the same: no step shows what it does, or nothing has this id",
});

/** Conserved facts that do not hold, as differences. */
export function brokenInvariants<O>(match: LiveMatch<O>): Difference[] {
  const broken = match.game.invariants(match);
  return broken.map((sentence) => ({ path: "invariant", expected: "holds", actual: sentence }));
}

function attempted(check: () => readonly Difference[]): Difference[] {
  try {
    return [...check()];
  } catch (error) {
    return [{ path: "expectation", expected: "can be checked", actual: String(error) }];
  }
}

/** Nothing may be left that the scenario does not speak of: scripted rolls, a decision, effects that wait. */
function leftOvers<O>({ match, leftOver }: Opened<O>, steps: readonly ScenarioStep[]): readonly Difference[] {
  const found: Difference[] = [];
  const rolls = leftOver(match);
  if (rolls.length > 0) found.push({ path: "dice", expected: "all drawn", actual: rolls });
  const lastVerb = steps.findLastIndex(isVerb);
  const ending = steps.slice(lastVerb + 1);
  if (lastVerb < 0 || match.decision === null || ending.some((step) => "waits" in step)) return found;
  const { seat, question } = match.decision;
  if (!ending.some(isAboutDecision)) {
    const actual = `seat ${seat} is asked "${question}": answer it, or say so with asks, offers or waits`;
    found.push({ path: "decision", expected: "none left over", actual });
  }
  if (match.state.queue.length > 0) {
    const actual = match.state.queue.map(({ effect }) => effect.type);
    found.push({ path: "effects", expected: "none left over, or the scenario ends with waits", actual });
  }
  return found;
}

const isAboutDecision = (step: ScenarioStep): boolean =>
  "asks" in step || "offers" in step || "offersExactly" in step || "notOffers" in step || "refuses" in step;
