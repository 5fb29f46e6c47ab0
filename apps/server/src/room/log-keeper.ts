import type { LiveMatch } from "@riposte/kernel";
import { ServerFault } from "../faults.js";
import type { MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";

/** A state is put beside the log every so many inputs. */
const KEEP_EVERY = 100;

/** Stores what a match has that is not stored yet. */
export interface LogKeeper {
  /** The storage failed: what is in memory is not what is stored, so nobody may go on with it. */
  readonly lost: ServerFault | undefined;
  /** Fails for good when anything cannot be stored. */
  storeInputs(): Promise<void>;
  /** Puts the state beside the log, so that newer plugins can take the match over. */
  keepState(): Promise<void>;
}

export function createLogKeeper(
  record: MatchRecord,
  match: LiveMatch<unknown>,
  store: MatchStore,
  onLost: (fault: ServerFault) => void,
): LogKeeper {
  let stored = record.base + match.inputs.length;
  let keptAt = stored;
  let lost: ServerFault | undefined;

  const lose = (cause: unknown): ServerFault => {
    const why = cause instanceof Error ? cause.message : String(cause);
    lost = new ServerFault("STORAGE_FAILED", `Nothing could be stored, so nothing was taken: ${why}`, { cause });
    onLost(lost);
    return lost;
  };
  const keepState = async () => {
    if (keptAt === stored || lost !== undefined) return;
    await store.keepState(record.id, { inputs: stored, snapshot: match.snapshot() });
    keptAt = stored;
  };
  return {
    get lost() {
      return lost;
    },
    async storeInputs() {
      const fresh = match.inputs.slice(stored - record.base);
      if (fresh.length === 0) return;
      const isStored = await store.append(record.id, stored, fresh).catch((error: unknown) => {
        throw lose(error);
      });
      if (!isStored) throw lose(new Error("another process writes to this match."));
      stored += fresh.length;
      if (stored - keptAt >= KEEP_EVERY) await keepState();
    },
    keepState,
  };
}
