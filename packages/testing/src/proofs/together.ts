import { describeRefusal, type Game, type Input } from "@riposte/kernel/run";
import { xstateExecutor } from "../executors/xstate-executor.js";
import { type Opening, openPosition, UNCHECKED } from "../scenario/open-position.js";
import type { StepDifference } from "../scenario/step-difference.js";
import type { Proof } from "./prove.js";
import { writtenAndRead } from "./round-trip.js";
import { shuffledGames } from "./shuffled-order.js";
import { eventsOf, momentDifferences, stateOf, traceDifferences, traceVerbs } from "./trace.js";
import { backAndForth } from "./undo-redo.js";

/**
 * What five proofs show, shown by two runs: with the plugins listed backwards the match is undone, redone, written and read at each
 * decision; with the plugins shuffled its log is entered again under the other executor. If one differs, each proof is asked alone.
 */
export const together: Proof = (proving) => {
  const [backwards = proving.game, shuffled = proving.game] = shuffledGames(proving.game);
  const found = undoneAndRead(backwards, proving);
  return found.length > 0 ? found : enteredAgain(shuffled, proving);
};

type Proving = Parameters<Proof>[0];

function undoneAndRead(game: Game, { position, plain, steps, options }: Proving): readonly StepDifference[] {
  const { visit, allTheWay } = backAndForth();
  const goOn = writtenAndRead(game, options, steps);
  const trace = traceVerbs(openPosition<unknown>(game, position, UNCHECKED), steps, (match, moment, problems) =>
    goOn(visit(match, moment, problems), moment, problems),
  );
  const found = traceDifferences(plain.moments, trace);
  return found.length > 0 ? found : allTheWay(trace.match, steps.length);
}

function enteredAgain(game: Game, { position, plain }: Proving): readonly StepDifference[] {
  const opening: Opening = { ...UNCHECKED, executor: xstateExecutor() };
  const { match } = openPosition<unknown>(game, position, opening);
  const logged = JSON.parse(JSON.stringify(plain.match.inputs)) as Input[];
  for (const moment of plain.moments) {
    let events: ReturnType<typeof eventsOf> = [];
    for (const input of logged.slice(match.inputs.length, moment.entered)) {
      const result = match.enter(input);
      if (!result.ok)
        return [{ step: moment.step, path: "log", expected: "accepted", actual: describeRefusal(result) }];
      events = eventsOf(result.recorded);
    }
    const found = momentDifferences(moment, { ...stateOf(match), events });
    if (found.length > 0) return found;
  }
  return [];
}
