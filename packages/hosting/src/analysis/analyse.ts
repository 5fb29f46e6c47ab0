import type { LiveMatch, Move } from "@riposte/kernel/run";
import { worthAtEnd } from "@riposte/search";
import type { ThinkingGame } from "../game-descriptor.js";
import type { Voice } from "../voice/voice.js";
import { type Judged, judgeDecisions } from "./judge-decisions.js";
import { type Sources, sourcesOf } from "./sources.js";
import { type TurningPoint, turningPoints } from "./turning-points.js";

/** A match explained: plain data, all chances are the first seat's. */
export interface Analysis {
  readonly format: "riposte-analysis/1";
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  /** Nothing where the match goes on. */
  readonly winners: readonly number[] | null;
  readonly judged: readonly Judged[];
  readonly turningPoints: readonly TurningPoint[];
  readonly sources: Sources;
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
  const { judged, outcome, seats } = played;
  return {
    format: "riposte-analysis/1",
    game: entry.id,
    title: played.title,
    seats,
    winners: outcome?.winners ?? null,
    judged,
    turningPoints: turningPoints(entry, recording, judged, options),
    sources: sourcesOf(judged, seats, endOf(outcome, seats, judged.at(-1)?.after ?? 0.5)),
    matches: options.matches,
  };
}

/** What a match that is over is worth to the first seat; one that goes on as it was judged last. */
function endOf(outcome: LiveMatch<unknown>["outcome"], seats: number, last: number): number {
  const lost = Array.from({ length: seats }, () => 0);
  return outcome === null ? last : (worthAtEnd(outcome, lost)[0] ?? 0);
}
