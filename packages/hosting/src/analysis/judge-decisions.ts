import type { LiveMatch } from "@riposte/kernel/run";
import { canonicalJSON, firstAnswer } from "@riposte/kernel/run";
import type { ThinkingGame } from "../game-descriptor.js";
import { createThinker } from "../thinking.js";
import { endingOf } from "../voice/ending.js";
import type { AnalysisOptions, Recording } from "./analyse.js";

/** A decision of the match, and what it did to the chance to win. */
export interface Judged {
  /** How many inputs came before it. */
  readonly input: number;
  readonly seat: number;
  /** The round or turn it was made in. */
  readonly at: number;
  /** Each side's chance to win before it, if the bot that gives first hints went on for all seats. */
  readonly before: readonly number[];
  /** What the answer made of it, on average over dice and hidden cards. */
  readonly after: readonly number[];
  /** How far off the difference between the two may be. */
  readonly error: number;
}

interface Played {
  readonly judged: readonly Judged[];
  /** Nothing where the match goes on. */
  readonly outcome: LiveMatch<unknown>["outcome"];
  /** The side of each seat, in the order of the table: those of one team are on one. */
  readonly sides: readonly number[];
  /** How it ended, in words. */
  readonly title: string;
}

/**
 * Weighs every answer that was given against the one the usual bot would have given, in the same imagined matches: what each player
 * could know at that moment is what they are imagined from.
 */
export function judgeDecisions(
  entry: ThinkingGame,
  { begin, line, voice }: Recording,
  { seed, matches, onProgress }: AnalysisOptions,
): Played {
  const match = begin();
  const { seats, setup, game } = match;
  const sides = sidesOf(match.teams);
  const players = Array.from({ length: seats }, (_, seat) => ({
    mind: createThinker(game, entry, { seed: `${seed}:${seat}` }, { seat, setup }),
    usual: entry.search.help({ seat, setup }).policy(),
  }));
  const judged: Judged[] = [];
  for (const [input, move] of line.entries()) {
    const asked = players[match.decision?.seat ?? -1];
    if (asked !== undefined && "answer" in move && match.decision?.seat === move.seat) {
      const usual = asked.usual.answer(match.seen);
      const given = firstAnswer(move.answer);
      const isUsual = canonicalJSON(usual) === canonicalJSON(given);
      const weighed = asked.mind.weigh(match.seen, isUsual ? [usual] : [usual, given], matches);
      const ofSides = (at: number) =>
        [...new Set(sides)].map((side) => weighed[sides.indexOf(side)]?.at(at)?.chance ?? 0.5);
      judged.push({
        input,
        seat: move.seat,
        at: entry.standing(match.slices as Record<string, unknown>).at,
        before: ofSides(0),
        after: ofSides(-1),
        error: weighed[move.seat]?.at(-1)?.error ?? 0,
      });
    }
    const step = match.enter(move);
    if (!step.ok) throw new Error(`Input ${input + 1} is refused: ${step.reason}`);
    onProgress?.(input + 1, line.length, judged);
  }
  const { outcome } = match;
  const title = outcome === null ? "The match goes on." : endingOf(voice, outcome, seats).headline;
  return { judged, outcome, sides, title };
}

/** Sides of a match by its teams, numbered in the order of the table. */
export const sidesOf = (teams: readonly number[]): readonly number[] => {
  const named = [...new Set(teams)];
  return teams.map((team) => named.indexOf(team));
};
