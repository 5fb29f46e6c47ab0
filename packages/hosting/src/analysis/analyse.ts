import type { LiveMatch, Move } from "@riposte/kernel/run";
import { worthAtEnd } from "@riposte/search";
import type { ThinkingGame } from "../game-descriptor.js";
import type { Voice } from "../voice/voice.js";
import { type Judged, judgeDecisions } from "./judge-decisions.js";
import { type Sources, sourcesOf } from "./sources.js";
import { type TurningPoint, turningPoints } from "./turning-points.js";

/** A match explained: plain data, chances are those of each side. */
export interface Analysis {
  readonly format: "riposte-analysis/1";
  readonly game: string;
  readonly title: string;
  /** The side of each seat: partners are on one. */
  readonly sides: readonly number[];
  /** Nothing where the match goes on. */
  readonly winners: readonly number[] | null;
  readonly judged: readonly Judged[];
  readonly turningPoints: readonly TurningPoint[];
  /** By side. */
  readonly sources: readonly Sources[];
  /** Imagined matches for each decision. */
  readonly matches: number;
}

export interface AnalysisOptions {
  /** The same seed gives the same analysis. */
  readonly seed: string;
  /** Imagined matches for each decision; more make the curve steadier. */
  readonly matches: number;
  /** Hears after every input how far it is, and what was judged so far. */
  readonly onProgress?: (done: number, of: number, judged: readonly Judged[]) => void;
}

/** A match that was played, to be gone through as often as it takes. */
export interface Recording {
  /** The match before its first input. */
  begin(): LiveMatch<unknown>;
  readonly line: readonly Move[];
  readonly voice: Voice;
}

/** Goes through a match: the chance to win at every decision, the three that changed it most, and what was luck. */
export function analyse(entry: ThinkingGame, recording: Recording, options: AnalysisOptions): Analysis {
  const played = judgeDecisions(entry, recording, options);
  const { judged, outcome, sides } = played;
  return {
    format: "riposte-analysis/1",
    game: entry.id,
    title: played.title,
    sides,
    winners: outcome?.winners ?? null,
    judged,
    turningPoints: turningPoints(entry, recording, judged, sides, options),
    sources: [...new Set(sides)].map((side) =>
      sourcesOf(judged, side, sides.length, endOf(outcome, sides, side, judged.at(-1))),
    ),
    matches: options.matches,
  };
}

/** What a match that is over is worth to a side; one that goes on as it was judged last. */
function endOf(
  outcome: LiveMatch<unknown>["outcome"],
  sides: readonly number[],
  side: number,
  last: Judged | undefined,
): number {
  if (outcome === null) return last?.after[side] ?? 0.5;
  const lost = sides.map(() => 0);
  return worthAtEnd(outcome, lost)[sides.indexOf(side)] ?? 0;
}
