import type { Unusual } from "@riposte/hosting";
import type { ClockTerms, RematchAsked, UndoAsked } from "@riposte/hosting/seats";
import type { Hold, Input, Lock, Snapshot } from "@riposte/kernel/run";
import type { Chosen } from "../room/chosen-in.js";
import type { ClockState } from "../room/clock.js";

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
  /** What guests should know of its setup; older matches were made before it was asked. */
  readonly unusual?: readonly Unusual[];
  /** What it was set up with, by name: the setup itself is kept as the game read it. */
  readonly chosen?: Chosen | null;
  /** Where turns are told, by its maker's wish; a client that knows it can write there, so none is told it. */
  readonly webhook?: string;
  /** How much time people have; none is kept unless it was asked for. */
  readonly clock?: ClockTerms;
  /** Where people bring what they play with, each in secret. */
  readonly bring?: Bringing;
  readonly setup: unknown;
  readonly holds: readonly Hold[];
  readonly seats: readonly string[];
  /** The snapshot it was brought over to newer plugins with; inputs before `base` are in it. */
  readonly from: Snapshot | null;
  readonly base: number;
  /** How the clocks stood there. */
  readonly clockAt?: ClockState;
}

/** How a match comes by the lists of its people; until it has them all it has not begun. */
export interface Bringing {
  /** The part of the setup with a list for each seat. */
  readonly option: string;
  /** The rest of the setup, as it was asked for. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly isOpen: boolean;
}

/** What the player of a seat plays with, as the setup takes it: the name of a ready thing, or a list. */
export interface BroughtList {
  readonly seat: number;
  readonly list: string | Readonly<Record<string, unknown>>;
}

/** What proves that a client may have a seat: an invitation until it is used, then a token. Only hashes are stored. */
export interface SeatSecret {
  readonly seat: number;
  readonly invite: string | null;
  readonly token: string | null;
  /** The operator has shut the seat out for now; never so of a new match. */
  readonly banned?: boolean;
}

/** What the player of a seat wants to be called. */
export interface SeatName {
  readonly seat: number;
  readonly name: string;
}

/** A state kept beside the log, so that newer plugins can take the match over. */
export interface KeptState {
  /** How many inputs led to it. */
  readonly inputs: number;
  readonly snapshot: Snapshot;
  readonly clock?: ClockState;
}

/** An input of the log, under the name its sender gave it. */
export interface LogEntry {
  readonly input: Input;
  readonly key: string | null;
}

/** An entry as it is stored: with the storage's time, in milliseconds. */
export interface StoredEntry extends LogEntry {
  readonly at: number;
}

/** Inputs of a log that were stored together, and how many stand before them. */
export interface Tail {
  readonly after: number;
  readonly at: number;
  readonly entries: readonly LogEntry[];
}

/** An undo that waits for consent, and how long the log was when it was asked for. */
export interface UndoTalked extends UndoAsked {
  readonly to: number;
  readonly at: number;
}

/** What was said and done in a match behind some point of its log. */
export interface Since {
  readonly entries: readonly StoredEntry[];
  readonly talk: UndoTalked | null;
  readonly rematch: RematchAsked | null;
  /** The seats whose lists are there; nothing unless lists are brought and the match has not begun. */
  readonly brought: readonly number[] | null;
  readonly isClosed: boolean;
}

/** Everything about a match. */
export interface StoredMatch extends Since {
  readonly record: MatchRecord;
  readonly kept: KeptState | null;
}
