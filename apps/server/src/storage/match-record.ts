import type { Hold, Input, Lock, Snapshot } from "@riposte/kernel";

/** A match as it is stored, but for its inputs. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  /** The optional plugins that are in. */
  readonly plugins: readonly string[];
  /** What it was last played with. */
  readonly lock: Lock;
  readonly seed: string;
  readonly isSeedChosen: boolean;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly seats: readonly string[];
  /** The snapshot it was brought over to newer plugins with; inputs before `base` are in it. */
  readonly from: Snapshot | null;
  readonly base: number;
}

/** What proves that somebody may have a seat: an invitation until it is used, then a token. Only hashes are stored. */
export interface SeatSecret {
  readonly seat: number;
  readonly invite: string | null;
  readonly token: string | null;
}

/** A state kept beside the log, so that newer plugins can take the match over. */
export interface KeptState {
  /** How many inputs led to it. */
  readonly inputs: number;
  readonly snapshot: Snapshot;
}

/** Everything about a match. */
export interface StoredMatch {
  readonly record: MatchRecord;
  /** From `base` on. */
  readonly inputs: readonly Input[];
  readonly kept: KeptState | null;
}
