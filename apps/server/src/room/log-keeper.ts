import type { LiveMatch } from "@riposte/kernel/run";
import { ServerFault } from "../faults.js";
import type { MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import { isAnswer } from "../storage/silence.js";
import type { ClockState } from "./clock.js";

/** Stores what a match has that is not stored yet. */
export interface LogKeeper {
  /** How long the stored log is, as far as we know. */
  readonly stored: number;
  /** Stores what was entered, the first under its sender's key; when that was, or false when another process was faster. */
  storeInputs(key: string | null): Promise<number | false>;
  /** Inputs another process stored were entered here too. */
  followed(inputs: number): void;
  /**
   * Puts the state beside the log, so that newer plugins can take the match over. Only the last one helps them, so it is done when
   * a match is put away: after a crash they play the log again.
   */
  keepState(): Promise<void>;
}

/** For a match as it is stored: everything in it is in the log. */
export function createLogKeeper(
  record: MatchRecord,
  match: LiveMatch<unknown>,
  store: MatchStore,
  clock: () => ClockState | undefined = () => undefined,
): LogKeeper {
  let stored = record.base + match.inputs.length;
  let keptAt = stored;
  let wasOver = match.outcome !== null;

  return {
    get stored() {
      return stored;
    },
    async storeInputs(key) {
      const fresh = match.inputs.slice(stored - record.base);
      if (fresh.length === 0) return 0;
      const entries = fresh.map((input, index) => ({ input, key: index === 0 ? key : null }));
      const at = await store.append(record.id, stored, entries).catch((cause: unknown) => {
        throw storageFault(cause);
      });
      if (at === false) return false;
      stored += fresh.length;
      const isOver = match.outcome !== null;
      // beside the log: a count of matches may lag behind it
      if (isOver !== wasOver) await store.setOver(record.id, isOver).catch(() => undefined);
      wasOver = isOver;
      return at;
    },
    followed(inputs) {
      stored += inputs;
      wasOver = match.outcome !== null;
    },
    async keepState() {
      if (keptAt === stored) return;
      const [inputs, now] = [stored, clock()];
      await store.keepState(record.id, { inputs, snapshot: match.snapshot(), ...(now && { clock: now }) });
      keptAt = inputs;
    },
  };
}

/** What can be said of an input that was not acknowledged; what the database said is for the log only. */
function storageFault(cause: unknown): ServerFault {
  return isAnswer(cause)
    ? new ServerFault("STORAGE_FAILED", "It could not be stored, so it was not taken. Try again later.", { cause })
    : new ServerFault("STORAGE_UNSURE", "The storage does not answer; whether it was taken shows when you come back.", {
        cause,
      });
}
