import type { Input, Lock, Snapshot } from "@riposte/kernel";
import type { KeptState, MatchRecord, SeatSecret, StoredMatch } from "./match-record.js";

/** Where matches are kept. What it promised is there after a crash. */
export interface MatchStore {
  create(record: MatchRecord, secrets: readonly SeatSecret[]): Promise<void>;
  load(id: string): Promise<StoredMatch | undefined>;
  secrets(id: string): Promise<readonly SeatSecret[]>;
  /** Gives a seat its token and spends the invitation; false when it is spent already. */
  claim(id: string, seat: number, token: string): Promise<boolean>;
  /** Adds inputs behind the first `after` of the match, all or none; false when there are not just so many. */
  append(id: string, after: number, inputs: readonly Input[]): Promise<boolean>;
  keepState(id: string, kept: KeptState): Promise<void>;
  /** The match goes on from this snapshot with newer plugins. */
  bringOver(id: string, to: { readonly lock: Lock; readonly from: Snapshot; readonly base: number }): Promise<void>;
  /** How many matches there are; throws when the storage does not answer. */
  count(): Promise<number>;
  close(): Promise<void>;
}
