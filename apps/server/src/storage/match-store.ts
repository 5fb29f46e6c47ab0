import type { RematchAsked, Said } from "@riposte/hosting/seats";
import type { Lock, Snapshot } from "@riposte/kernel/run";
import type { ClockState } from "../room/clock.js";
import type {
  BroughtList,
  KeptState,
  LogEntry,
  MatchRecord,
  SeatName,
  SeatSecret,
  Since,
  StoredMatch,
  UndoTalked,
} from "./match-record.js";

/** How many matches a client has made. */
export interface MadeCount {
  readonly live: number;
  readonly kept: number;
}

/** Where a match goes on with newer plugins. */
interface BroughtOver {
  readonly lock: Lock;
  readonly from: Snapshot;
  readonly base: number;
  readonly clockAt?: ClockState;
}

/** Where matches are kept. What it promised is there after a crash. */
export interface MatchStore {
  /** How many its maker has, where that is too many for another one: then it was not made. */
  create(
    record: MatchRecord,
    secrets: readonly SeatSecret[],
    maker: string,
    names: readonly SeatName[],
    most: MadeCount,
  ): Promise<MadeCount | undefined>;
  madeBy(maker: string): Promise<MadeCount>;
  /** The match without its inputs. */
  about(id: string): Promise<MatchRecord | undefined>;
  load(id: string): Promise<StoredMatch | undefined>;
  /** What stands behind the first `from` inputs of the log. */
  since(id: string, from: number): Promise<Since | undefined>;
  secrets(id: string): Promise<readonly SeatSecret[]>;
  names(id: string): Promise<readonly SeatName[]>;
  /** Gives a seat its token and its name, and spends the invitation; false when it is spent already, or the seat is shut out. */
  claim(id: string, seat: number, token: string, name?: string): Promise<boolean>;
  /**
   * Adds inputs behind the first `after` of the match, all or none; when that was, in milliseconds of the storage's time, or
   * false when there are not just so many.
   */
  append(id: string, after: number, entries: readonly LogEntry[]): Promise<number | false>;
  /** The storage's time: the same for every process. */
  time(): Promise<number>;
  /** All clients at the match, wherever they are connected, are to know of this undo. */
  setTalk(id: string, talk: UndoTalked | null): Promise<void>;
  /** A player wants to play again, or not; what is asked from now on. */
  setRematch(id: string, seat: number, agrees: boolean): Promise<RematchAsked | null>;
  /**
   * Makes the match they play again, with the same people in each other's places; they keep their tokens. Its id, or that of the
   * one another process has made; nothing when its maker has so many matches.
   */
  makeRematch(id: string, record: MatchRecord, most: MadeCount): Promise<string | undefined>;
  /** What a seat plays with, or that it thinks again; the lists that are there now. Nothing changes once the match has begun. */
  setBrought(id: string, seat: number, list: BroughtList["list"] | null): Promise<readonly BroughtList[]>;
  /** The match begins with these lists, unless it has begun or a player has thought again. */
  begin(id: string, record: MatchRecord, brought: readonly BroughtList[]): Promise<void>;
  /** Keeps a line for the others to read, and the last few before it. */
  say(id: string, seat: number, text: string, most: number): Promise<void>;
  said(id: string): Promise<readonly Said[]>;
  setOver(id: string, isOver: boolean): Promise<void>;
  keepState(id: string, kept: KeptState): Promise<void>;
  /** The match goes on from this snapshot with newer plugins. */
  bringOver(id: string, to: BroughtOver): Promise<void>;
  /** Deletes what was over, or was left alone, for so many days; how many. */
  forget(days: { readonly finished: number; readonly abandoned: number }): Promise<number>;
  close(): Promise<void>;
}
