import { hashState } from "@riposte/kernel/run";
import type { LogEntry } from "../storage/match-record.js";
import type { Change } from "./followed-match.js";

/** Which changes of a match came under keys of their senders: each counts once. */
export interface ChangeKeys {
  /** As it stands in the log: the seat that sent it (a claim ends in the input of another), a mark of the change, and the key. */
  written(seat: number, change: Change): string | null;
  /** Whether a change came before under its key, or another one did. */
  known(seat: number, change: Change): "same" | "other" | undefined;
  add(written: string): void;
  remember(entries: readonly LogEntry[]): void;
}

export function createChangeKeys(): ChangeKeys {
  const marks = new Map<string, string>();
  const add = (written: string) => {
    const [, seat, mark, key] = /^(\d+):(\S+) (.+)$/s.exec(written) ?? [];
    if (seat !== undefined && mark !== undefined) marks.set(`${seat} ${key}`, mark);
  };
  return {
    written: (seat, change) => (change.key === undefined ? null : `${seat}:${markOf(change)} ${change.key}`),
    known(seat, change) {
      const mark = change.key === undefined ? undefined : marks.get(`${seat} ${change.key}`);
      if (mark === undefined) return undefined;
      return mark === markOf(change) ? "same" : "other";
    },
    add,
    remember(entries) {
      for (const { key } of entries) if (key !== null) add(key);
    },
  };
}

/** Its number among the messages is another when it is sent again. */
const markOf = ({ id: _id, key: _key, ...change }: Change): string => hashState(change);
