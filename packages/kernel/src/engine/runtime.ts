import type { Chance, Streams } from "../chance/distribution.js";
import type { Choice } from "../choices/choice.js";
import type { EventEntry, Game, Op, QuestionEntry, WindowEntry } from "../compose/game.js";
import type { Outcome, Vars } from "../declare/kernel-effects.js";
import type { Lasting, Match, Trigger } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import type { Executor, FlowFrame } from "../flow/executor.js";
import type { Remembered } from "../values/cache.js";
import type { OrderCondition } from "../windows/order-condition.js";
import type { Moment, Through } from "../windows/pause.js";
import type { Listed } from "../windows/window.js";
import type { Kind } from "./lasting.js";
import type { Owned } from "./owned.js";
import type { Kept } from "./recorded.js";

/** One running procedure. */
export interface Frame extends FlowFrame {
  readonly id: number;
  readonly procedure: number;
  leaf: number;
  /** Where this frame's part of the queue begins. */
  readonly base: number;
  vars: Vars | null;
  /** Called by a state's `invoke`: its end sends `done` to the frame below. */
  readonly invoked: boolean;
}

export interface OpenScope {
  readonly name: string;
  readonly id: number;
}

/** A question waiting for its answer. */
export interface Pending {
  /** Grows with every question of the match: an answer to an old one is refused. */
  readonly id: number;
  readonly question: string;
  readonly seat: number;
  readonly about: unknown;
}

/** The pending question's answers, as far as they were worked out: one slot of a runtime, written anew for every question. */
export interface Posed {
  /** The question they are of; none where it is to be looked up again. */
  entry: QuestionEntry | null;
  /** Not listed yet where the question says itself how many there are. */
  choice: Choice | null;
  /** Where it is `null`, counted when the count is asked for. */
  count: number | null;
}

/** A trigger waiting in its `queue` window; later batches stand behind earlier ones. */
export interface Waiting extends Trigger {
  readonly id: number;
  readonly batch: number;
}

export type Hold = "always" | "auto" | "never";

export interface StandingOrder {
  readonly window: string;
  readonly key: string | number;
  readonly act: "offer" | "play";
  /** What the window's subject must be like. */
  readonly when?: OrderCondition;
}

/** A hold at one window, until a scope closes; then the one before it counts again. */
interface HoldAt {
  readonly hold: Hold;
  readonly until: number | null;
  readonly before: Hold | null;
}

/** A seat's policy: how often it wants to be asked, and what it does by itself. Private to the seat. */
export interface Policy {
  readonly hold: Hold;
  readonly windows: Readonly<Record<string, HoldAt>>;
  readonly orders: readonly StandingOrder[];
  /** It passes wherever it may, until its own time, until something concerns it, or until a scope closes. */
  readonly passing?: Passing;
}

interface Passing {
  readonly until: "own" | "concerned" | number;
}

/** Replacements that have already acted on an effect and may not act on it again. */
export type Applied = readonly string[];

/** The working state of a match while an input runs; `State` is its resting form. */
export interface Runtime {
  readonly game: Game;
  readonly executor: Executor;
  readonly chance: Chance;
  /**
   * A simulation writes slices in place until a caller marks a state to come back to; from then on, and in a match that is played, they
   * are copied on write.
   */
  inPlace: boolean;
  /** Look at everything plugins hand over; off in production and in simulation. */
  readonly checks: boolean;
  /** What passing would lead the asked seat to; `null` in a scout, which looks no further. */
  readonly ahead: ((rt: Runtime, seat: number) => readonly Moment[]) | null;
  match: Match<never>;

  slices: Record<string, unknown>;
  /** In simulation the same slices by their plugin's place: found without a look-up. */
  placed: unknown[];
  frames: Frame[];
  // the queue: one flat stack of parallel arrays, each frame's part starting at its base
  ops: Op[];
  effects: Effect[];
  applied: (Applied | null)[];
  top: number;

  scopes: OpenScope[];
  lasting: readonly Lasting[];
  waiting: readonly Waiting[];
  streams: Streams;
  policies: readonly Policy[];
  seats: number;
  pending: Pending | null;
  outcome: Outcome | null;
  nextId: number;
  questions: number;
  batch: number;

  // transient: not part of the state
  readonly posed: Posed;
  readonly owned: Owned;
  ownsStreams: boolean;
  /** The events that are noted when they are published: all, or in unchecked simulation those that a handler hears. */
  noted: ReadonlyMap<string, EventEntry>;
  facts: EventEntry[];
  /** How many of `facts` are waiting to be heard; the arrays never shrink. */
  published: number;
  payloads: unknown[];
  /**
   * Which write each plugin's slice saw last, by the plugin's place, and behind them all which one what lasts saw: no two writes of a
   * runtime have the same number, so caches compare it.
   */
  versions: number[];
  /** The latest of them: where it is the same, all slices are, and so is what lasts. */
  written: number;
  /** How many writes there were. */
  writes: number;
  remembered: Map<string, Remembered>;
  /** What lasts, by kind. */
  kinds: { readonly of: readonly Lasting[]; readonly lists: readonly Kind[] };
  /** The window that was looked up last: it is polled, asked and answered one after the other. */
  window: WindowEntry | null;
  /** What the seat that a window asks may do there. */
  listed: Listed | null;
  /** What a seat said of later moments with the answer that runs. */
  through: (Through & { readonly seat: number }) | null;
  /** Whom it is looked ahead for, where it is; `null` in a match that is played. */
  looker: number | null;
  /** How deep rules are acting; at 0 the match is at rest, and its facade is dead. */
  live: number;
  /** How many questions rules are answering just now: meanwhile they may look, and do nothing. */
  looks: number;
  hearing: boolean;
  considering: Effect | null;
  /** This input rolled dice or showed something hidden: undo may not pass it without consent. */
  revealed: boolean;
  spent: number;
  acting: string;
  recorded: Kept | null;
}

/** An event as recorded for observers. */
export interface Recorded {
  readonly type: string;
  readonly payload: unknown;
  readonly seenBy: ((event: never, seat: number | null) => unknown) | null;
}

/** The facade handed to rules code knows its runtime under this key. */
export const RUNTIME: unique symbol = Symbol("runtime");

/** The runtime behind a match facade. */
export const runtimeOf = (match: unknown): Runtime => (match as { readonly [RUNTIME]: Runtime })[RUNTIME];
