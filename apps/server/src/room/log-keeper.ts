import type { LiveMatch } from "@riposte/kernel/run";
import { ServerFault } from "../faults.js";
import { isAnswer } from "../storage/appender.js";
import type { MatchRecord } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";
import type { ClockState } from "./clock.js";

/** A state is put beside the log every so many inputs. */
const KEEP_EVERY = 100;

/** Stores what a match has that is not stored yet. */
export interface LogKeeper {
  /** How long the stored log is, as far as we know. */
  readonly stored: number;
  /** Stores what was entered, the first under its sender's key; when that was, or false when another process was faster. */
  storeInputs(key: string | null): Promise<number | false>;
  /** Inputs another process stored were entered here too. */
  followed(inputs: number): void;
  /** Puts the state beside the log, so that newer plugins can take the match over. */
  keepState(): Promise<void>;
  /** The same every so many inputs, without an answer waiting for it: the log is the match, and without a state it is played again. */
  keepDue(): void;
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
  let keepAt = stored + firstAfter(record.id);
  let wasOver = match.outcome !== null;

  let keeping: Promise<void> | undefined;

  const keep = async () => {
    const [inputs, now] = [stored, clock()];
    keepAt = inputs + KEEP_EVERY;
    await store.keepState(record.id, { inputs, snapshot: match.snapshot(), ...(now && { clock: now }) });
    keptAt = inputs;
  };
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
      // an older state is not to be written behind a newer one
      await keeping;
      if (keptAt !== stored) await keep();
    },
    keepDue() {
      if (stored < keepAt || keeping !== undefined) return;
      keeping = keep()
        .catch(() => undefined)
        .finally(() => {
          keeping = undefined;
        });
    },
  };
}

/** Differs from match to match: states of all that began together would be a second's work for the storage, and answers wait for it. */
const firstAfter = (id: string): number =>
  1 + ([...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % KEEP_EVERY);

/** What can be said of an input that was not acknowledged; what the database said is for the log only. */
function storageFault(cause: unknown): ServerFault {
  return isAnswer(cause)
    ? new ServerFault("STORAGE_FAILED", "It could not be stored, so it was not taken. Try again later.", { cause })
    : new ServerFault("STORAGE_UNSURE", "The storage does not answer; whether it was taken shows when you come back.", {
        cause,
      });
}
