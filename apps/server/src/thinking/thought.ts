import type { Hold, Lock, Move, Snapshot } from "@riposte/kernel/run";

/** A match as a thread needs it to play it again: where it began, and the inputs that count. */
export interface Thinkable {
  readonly id: string;
  readonly game: string;
  readonly plugins: readonly string[];
  /** Everything it is played with, plugins of others too. */
  readonly lock: Lock;
  readonly seed: string;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly from: Snapshot | null;
  readonly seats: readonly string[];
  readonly line: readonly Move[];
}

/** What bots answer next, until a person is asked. */
export interface BotThought {
  readonly about: "bots";
  readonly match: Thinkable;
  /** At most so many answers. */
  readonly most: number;
}

/** What a seat saw after so many inputs. */
export interface LookBack {
  readonly about: "view-at";
  readonly match: Thinkable;
  readonly inputs: number;
  readonly seat: number | null;
}

export type Thought = BotThought | LookBack;

/** One answer of a bot, to one decision. */
export interface BotAnswer {
  readonly seat: number;
  readonly decision: number;
  readonly answer: Extract<Move, { answer: unknown }>["answer"];
}
