import { readFileSync } from "node:fs";
import { greedyBot } from "@riposte/imperial-assault";
import { KernelError } from "@riposte/kernel";
import { type Bot, loadMatch, type Refusal, type Step, startMatch } from "@riposte/kernel/run";
import { surgeKnowledge } from "@riposte/surge";
import { context, type TournamentMatch, tournament } from "./composition.js";
import type { MatchReport } from "./report.js";
import { tellStory } from "./story.js";
import { tallyMatch } from "./tally.js";

/** A mistake of the user who asked for the report, in a sentence. */
export class Mistake extends Error {}

type Players = readonly [string, string];

/** A bot match that never ends would never be reported. */
const LONGEST = 20_000;

/** Reports a save of `riposte play imperial-assault` or of the table, without what was undone. */
export function reportSave(file: string, players: Players): MatchReport {
  const saved = loaded(file);
  if (saved.from !== null)
    throw new Mistake(
      `${file}: this match was begun in the middle, or under other versions: its story is not in the file.`,
    );
  const match = startMatch(tournament(), { seed: saved.seed, setup: saved.setup, hold: [...saved.holds] });
  return reported(match, players, () => {
    for (const move of saved.line) accept(match.enter(move));
  });
}

/** Lets two armies meet under greedy bots; the same seed, the same match. */
export function reportBots(armies: Players, seed: string): MatchReport {
  const unknown = armies.find((army) => context.facts.armies[army] === undefined);
  if (unknown !== undefined)
    throw new Mistake(`There is no army "${unknown}". Armies: ${Object.keys(context.facts.armies).join(", ")}.`);
  const match = startMatch(tournament(), { seed, hold: "auto", setup: { armies: [...armies] as [string, string] } });
  const bots = [greedyBot(context, surgeKnowledge), greedyBot(context, surgeKnowledge)];
  return reported(match, armies, () => {
    for (let n = 0; n < LONGEST && match.decision !== null; n++) {
      const { seat } = match.decision;
      accept(match.answer(seat, (bots[seat] as Bot).answer(match.seen)));
    }
  });
}

/** Each against each, once on each side. */
export const reportRoundRobin = (armies: readonly string[], seed: string): readonly MatchReport[] =>
  armies.flatMap((one) =>
    armies.filter((other) => other !== one).map((other) => reportBots([one, other], `${seed}/${one}/${other}`)),
  );

/** Observers are there before anything happens; they hear what is committed and cannot change it. */
function reported(match: TournamentMatch, players: Players, play: () => void): MatchReport {
  const [tally, story] = [tallyMatch(match), tellStory(match, players)];
  play();
  if (match.observerFailures.length > 0) throw match.observerFailures[0];
  const { map, round, sides } = match.slices["imperial-assault"];
  const { winners, by, vp } = match.outcome ?? { winners: [], by: null, vp: sides.map((side) => side.vp) };
  return {
    players,
    map,
    rounds: round,
    winner: winners[0] === undefined ? null : (players[winners[0]] as string),
    by: by as string | null,
    vp: vp as number[],
    ...tally(),
    story: story(),
  };
}

function accept(step: Step | Refusal): void {
  if (!step.ok) throw new Mistake(`${step.code}: ${step.reason}`);
}

function loaded(file: string): TournamentMatch {
  try {
    return loadMatch(tournament(), JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (
      error instanceof KernelError ||
      error instanceof SyntaxError ||
      (error as { code?: unknown }).code !== undefined
    )
      throw new Mistake(`${file}: ${(error as Error).message}`);
    throw error;
  }
}
