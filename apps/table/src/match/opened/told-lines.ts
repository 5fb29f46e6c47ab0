import type { LogEntry, LogPart } from "@riposte/hosting";
import { type Phrase, plain } from "@riposte/words";
import type { Settings } from "../../settings/settings.js";

/** How far a log was told: so many decisions, of which this was the last. */
export interface Told {
  readonly entries: number;
  readonly last: string;
}

interface Wish {
  readonly amount: Settings["told"];
  readonly own: number | null;
}

/**
 * The lines behind what was told already, in order; a decision that is still being resolved is told when it has ended, and those
 * behind it then. Where some were taken back, what stands in their place is new.
 */
export function linesBehind(
  log: readonly LogPart[],
  told: Told | null,
  wish: Wish,
): { readonly told: Told; readonly lines: readonly string[] } {
  const all = log.flatMap(({ entries }) => entries);
  const open = all.findIndex(({ isOpen }) => isOpen);
  const ended = open === -1 ? all : all.slice(0, open);
  const nameAt = (entries: number) => {
    const entry = ended[entries - 1];
    return entry === undefined ? "" : `${entry.step} ${plain(entry.line)}`;
  };
  const before = Math.min(told?.entries ?? 0, ended.length);
  // what was taken back and answered otherwise has as many decisions as before
  const from =
    told !== null && before > 0 && before === told.entries && nameAt(before) !== told.last ? before - 1 : before;
  return {
    told: { entries: ended.length, last: nameAt(ended.length) },
    lines: ended.slice(from).flatMap((entry) => saidOf(entry, wish).map(plain)),
  };
}

/** All: what followed by rule too. Important: one sentence for a decision and what came of it. Own: what names the player or was theirs. */
function saidOf({ by, line, folded }: LogEntry, { amount, own }: Wish): readonly Phrase[] {
  if (amount === "all") return [line, ...folded];
  if (amount === "important") return [line];
  return by !== null && by === own
    ? [line]
    : [line, ...folded].filter((phrase) => phrase.some(({ seat }) => seat === own));
}
