import {
  canonicalJSON,
  type Game,
  type Hold,
  type LiveMatch,
  type Move,
  resumeMatch,
  type Save,
  type Snapshot,
  type Step,
  startMatch,
  type TraceEntry,
  traced,
} from "@riposte/kernel";

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

/** A match along its inputs: what each did, and the match as it was after any of them. */
export interface Timeline {
  readonly game: Game;
  readonly seats: number;
  readonly steps: readonly TimelineStep[];
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
  const started = { seed: record.seed, setup: record.setup, hold: record.holds };
  const begin = (of: Game, executor?: typeof watched.executor): LiveMatch<unknown> => {
    const options = { ...started, ...(executor !== undefined && { executor }) };
    return record.from === null ? startMatch(of, options) : resumeMatch(of, record.from, options);
  };
  const match = begin(watched.game, watched.executor);
  const everybody = Array.from({ length: match.seats }, (_, seat) => seat);
  const takeTrace = () => {
    const trace = heard;
    heard = [];
    return trace;
  };
  const steps: TimelineStep[] = [{ move: null, flow: flowOf(match), step: match.opening, trace: takeTrace() }];
  let cursor: LiveMatch<unknown> | undefined;

  return {
    game,
    seats: match.seats,
    steps,
    follow(line) {
      const shared = sharedLength(match.line, line);
      if (shared < match.line.length) goBack(match, shared, everybody);
      steps.length = shared + 1;
      for (const move of line.slice(shared)) {
        takeTrace();
        const step = match.enter(move);
        if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
        steps.push({ move, flow: flowOf(match), step, trace: takeTrace() });
      }
    },
    at(inputs) {
      cursor ??= begin(game);
      const line = match.line.slice(0, inputs);
      const shared = sharedLength(cursor.line, line);
      if (shared < cursor.line.length) goBack(cursor, shared, everybody);
      for (const move of line.slice(shared)) cursor.enter(move);
      return cursor;
    },
  };
}

function goBack(match: LiveMatch<unknown>, to: number, everybody: readonly number[]): void {
  const step = match.undo({ by: 0, to, consent: everybody });
  if (!step.ok) throw new Error(`${step.code}: ${step.reason}`);
}

function sharedLength(one: readonly Move[], other: readonly Move[]): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && (one[at] === other[at] || canonicalJSON(one[at]) === canonicalJSON(other[at]))) at += 1;
  return at;
}

const flowOf = ({ game, state }: LiveMatch<unknown>): readonly FrameAt[] =>
  state.frames.map(({ procedure, leaf }) => ({
    procedure: game.procedures[procedure]?.name as string,
    leaf: game.procedures[procedure]?.leaves[leaf] as string,
  }));
