import type { Phrase } from "@riposte/words";
import type { LogEntry, LogPart } from "./log.js";

/** A decision that hurt a figure, and the round or turn it stands under. */
export interface Blow extends LogEntry {
  readonly heading: Phrase | null;
}

/** Every blow of a log, in order; none where the game does not say what harm is. */
export const blowsIn = (log: readonly LogPart[]): readonly Blow[] =>
  log.flatMap(({ heading, entries }) => entries.filter(({ harm }) => harm > 0).map((entry) => ({ ...entry, heading })));
