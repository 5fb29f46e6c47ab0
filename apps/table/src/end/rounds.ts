import type { LogPart } from "@riposte/hosting";
import { plain } from "@riposte/words";

/** A round or turn of a match, and the last step in it. */
export interface Round {
  readonly label: string;
  readonly end: number;
}

/** The rounds a log tells of; parts of one round, such as the turns in it, are one. */
export function roundsOf(log: readonly LogPart[], last: number): readonly Round[] {
  const rounds: Round[] = [];
  const parts = log.filter(({ heading, entries }) => heading !== null && entries.length > 0);
  for (const [at, { heading }] of parts.entries()) {
    const label = plain(heading ?? []).split(",")[0] ?? "";
    const next = parts[at + 1]?.entries[0];
    // what happens by rule may open a round in the step that ended the one before
    const end = next === undefined ? last : next.by === null ? next.step : next.step - 1;
    if (rounds.at(-1)?.label === label) rounds.pop();
    rounds.push({ label, end });
  }
  return rounds;
}
