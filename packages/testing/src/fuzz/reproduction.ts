import type { Game, Input } from "@riposte/kernel/run";
import type { RandomPlay } from "../random-match.js";
import { runScenario } from "../scenario/run-scenario.js";
import type { ScenarioFile } from "../scenario/scenario-file.js";
import type { ScenarioStep } from "../scenario/steps.js";

/** How many shorter scenarios are tried. */
const TRIES = 300;

/** A scenario that shows a failure again, with every input left out that it does not need. */
export function reproduction<O>(
  game: Game<O>,
  play: RandomPlay,
  inputs: readonly Input[],
  problem: string,
): ScenarioFile {
  const write = (kept: readonly Input[]): ScenarioFile => ({
    game: game.name,
    title: problem.split("\n")[0] as string,
    position: {
      seed: play.seed,
      ...(play.setup === undefined ? {} : { setup: play.setup }),
      ...(play.hold === undefined ? {} : { hold: typeof play.hold === "string" ? play.hold : [...play.hold] }),
    },
    steps: kept.flatMap(stepOf),
  });
  const failure = failureOf(game, write(inputs));
  // state outside the match: it does not even show twice, so nothing can be left out
  if (failure === undefined) return write(inputs);
  return write(shrunk(inputs, (kept) => failureOf(game, write(kept)) === failure));
}

/** Leaves out ever smaller runs of inputs while the failure stays the same; the last input is the one that breaks. */
function shrunk(inputs: readonly Input[], shows: (kept: readonly Input[]) => boolean): readonly Input[] {
  let kept = inputs;
  let tries = 0;
  for (let size = Math.floor(kept.length / 2); size > 0; size = Math.floor(size / 2)) {
    for (let at = kept.length - size; at >= 0 && tries < TRIES; at -= size) {
      const shorter = [...kept.slice(0, at), ...kept.slice(at + size)];
      tries += 1;
      if (shows(shorter)) kept = shorter;
    }
  }
  return kept;
}

/** The failure as it shows in a run, without the place where it does; undefined when all is well. */
function failureOf<O>(game: Game<O>, file: ScenarioFile): string | undefined {
  try {
    const found = runScenario(game, file).differences.find(({ path }) => path !== "decision" && path !== "effects");
    return found === undefined ? undefined : `${found.path}: ${String(found.actual)}`;
  } catch (error) {
    return String(error);
  }
}

function stepOf(input: Input): readonly ScenarioStep[] {
  if ("answer" in input) return [{ choose: input.answer, seat: input.seat }];
  if ("time" in input) return [{ time: "up" }];
  if ("resign" in input) return [{ resign: true, seat: input.seat }];
  return "policy" in input ? [{ policy: input.policy, seat: input.seat }] : [];
}
