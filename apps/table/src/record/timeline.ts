import { beginAgain, createCursor, moveTo } from "@riposte/hosting/seats";
import {
  type Game,
  type Hold,
  type LiveMatch,
  type Move,
  type OwnDecision,
  type Save,
  type Snapshot,
  type Step,
  type TraceEntry,
  traced,
} from "@riposte/kernel/run";
import type { Perspective } from "./perspective.js";

/** What a match can be played again from. */
export interface MatchRecord {
  readonly game: Game;
  readonly seed: string;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly from: Snapshot | null;
}

/** What one input did. Step 0 is the opening: setup, deals, the first events. */
export interface TimelineStep {
  readonly move: Move | null;
  /** Where every frame rests afterwards, outermost first. */
  readonly flow: readonly FrameAt[];
  readonly step: Step;
  /** Whose doing what was. Holds hidden things. */
  readonly trace: readonly TraceEntry[];
}

export interface FrameAt {
  readonly procedure: string;
  readonly leaf: string;
}

/** A match along its inputs, as an inspector needs it: what each did, and the slices after any of them. */
export interface Watched {
  readonly game: Game;
  readonly steps: readonly TimelineStep[];
  /** The slices as a seat sees them after so many inputs. */
  slicesAt(inputs: number, eyes: Perspective): Promise<Slices>;
  /** Who is asked what after so many inputs, where it may be known. */
  askedAt?(inputs: number, eyes: Perspective): Asked | null;
}

interface Asked {
  readonly seat: number;
  readonly prompt: OwnDecision["prompt"];
}

type Slices = Readonly<Record<string, unknown>>;

/** A match that can be played again: also the match itself as it was after any of its inputs. */
export interface Timeline extends Watched {
  readonly seats: number;
  /** Brings the timeline to another line of inputs: what they share stays. */
  follow(line: readonly Move[]): void;
  /** The match after so many inputs; the next call moves it on. */
  at(inputs: number): LiveMatch<unknown>;
}

/** The record a save holds. */
export const recordOf = (game: Game, { seed, setup, holds, from }: Save): MatchRecord => ({
  game,
  seed,
  setup,
  holds,
  from,
});

/** Plays a record again, watching every plugin. */
export function createTimeline(record: MatchRecord): Timeline {
  const { game } = record;
  let heard: TraceEntry[] = [];
  const watched = traced(game, (entry) => heard.push(entry));
  const match = beginAgain({ ...record, game: watched.game }, { executor: watched.executor });
  const takeTrace = () => {
    const trace = heard;
    heard = [];
    return trace;
  };
  const steps: TimelineStep[] = [{ move: null, flow: flowOf(match), step: match.opening, trace: takeTrace() }];
  const cursor = createCursor(() => beginAgain(record));

  return {
    game,
    seats: match.seats,
    steps,
    follow(line) {
      takeTrace();
      moveTo(match, line, (_, move) => {
        const step = match.enter(move);
        if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
        steps.length = match.line.length;
        steps.push({ move, flow: flowOf(match), step, trace: takeTrace() });
      });
      steps.length = match.line.length + 1;
    },
    at: (inputs) => cursor.at(match.line.slice(0, inputs)),
    askedAt(inputs, eyes) {
      const { decision } = cursor.at(match.line.slice(0, inputs));
      const mayKnow = eyes === "all" || eyes === decision?.seat;
      return decision !== null && mayKnow ? { seat: decision.seat, prompt: decision.prompt } : null;
    },
    slicesAt: async (inputs, eyes) => {
      const then = cursor.at(match.line.slice(0, inputs));
      return eyes === "all" ? (then.slices as Slices) : then.viewFor(eyes).slices;
    },
  };
}

const flowOf = ({ game, state }: LiveMatch<unknown>): readonly FrameAt[] =>
  state.frames.map(({ procedure, leaf }) => ({
    procedure: game.procedures[procedure]?.name as string,
    leaf: game.procedures[procedure]?.leaves[leaf] as string,
  }));
