import type { GameDescriptor } from "@riposte/hosting";
import { followMatch, type PlayedMatch, peopleAt } from "@riposte/hosting/seats";
import { KernelError } from "@riposte/kernel";
import type { Executor } from "@riposte/kernel/flow";
import {
  type AnyPlugin,
  type Game,
  hashState,
  type LiveMatch,
  loadMatch,
  type MatchOptions,
  resumeMatch,
  type Save,
  startMatch,
} from "@riposte/kernel/run";
import { ServerFault } from "../faults.js";
import type { MatchRecord, StoredMatch } from "../storage/match-record.js";
import { type ClockState, clockAfter, clockAtStart, type Timing } from "./clock.js";
import { createStepWriter } from "./written-step.js";

/** A stored match, running again. */
export interface Restored {
  readonly played: PlayedMatch;
  readonly entry: GameDescriptor;
  /** Where people play against time. */
  readonly clock: ClockState | undefined;
  /** Its plugins have changed since: it goes on from its last state, and inputs before that are in it. */
  readonly isBroughtOver: boolean;
}

/** What makes a game tell what its plugins do: for an operator who looks for a mistake. */
export type Watch = (game: Game) => { readonly game: Game; readonly executor?: Executor };

export const unwatched: Watch = (game) => ({ game });

/** Plays the log again; where plugins changed, goes on from the kept state as they can migrate it. */
export function restore(
  stored: StoredMatch,
  entry: GameDescriptor,
  guests: readonly AnyPlugin[] = [],
  watch: Watch = unwatched,
): Restored {
  const { record } = stored;
  const composed = entry.compose(record.plugins, guestsIn(record, guests));
  if (!composed.ok) throw kept(composed.problems.join(" "));
  const watched = watch(composed.game);
  try {
    if (hashState(watched.game.lock) !== hashState(record.lock)) return { ...broughtOver(stored, watched), entry };
    return { ...playedAgain(stored, watched), entry, isBroughtOver: false };
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    throw kept(error instanceof KernelError ? error.message : String(error), error);
  }
}

/** The plugins of others a match is played with. */
export const guestsIn = ({ lock }: Pick<MatchRecord, "lock">, guests: readonly AnyPlugin[]): readonly AnyPlugin[] =>
  guests.filter((guest) => lock.some(({ name }) => name === guest.name));

/** The beginning of a stored match. Our own rules are checked by tests; those of others, and ours with them, while they play. */
export function beginStored(
  { seed, setup, holds, from }: Pick<MatchRecord, "seed" | "setup" | "holds" | "from">,
  { game, ...how }: ReturnType<Watch>,
): LiveMatch<unknown> {
  const options: MatchOptions = { seed, setup, hold: holds, ...how, ...(game.isChecked !== true && { checks: false }) };
  return from === null ? startMatch(game, options) : resumeMatch(game, from, options);
}

function playedAgain({ record, entries }: StoredMatch, watched: ReturnType<Watch>): Pick<Restored, "played" | "clock"> {
  const match = beginStored(record, watched);
  const timing = timingOf(record, match);
  let clock = clockBefore(record, timing);
  const inputs = entries.map(({ input }) => input);
  const onEntered = (at: number) => {
    const entry = entries[at];
    if (timing !== undefined && clock !== undefined && entry !== undefined)
      clock = clockAfter(timing, clock, entry.input, entry.at, match.state.pending);
  };
  return { played: followMatch(match, inputs, { ...asText(match), onEntered }), clock };
}

/** What its time is measured for, if it is. */
export function timingOf(
  record: Pick<MatchRecord, "clock" | "seats">,
  { time }: Pick<LiveMatch<unknown>, "time">,
): Timing | undefined {
  const { clock } = record;
  if (clock === undefined && time === null) return undefined;
  return { clock, lasts: time === null ? undefined : time.limit * 1000, people: peopleAt(record) };
}

const clockBefore = ({ clockAt, seats }: MatchRecord, timing: Timing | undefined): ClockState | undefined =>
  timing === undefined ? undefined : (clockAt ?? clockAtStart(timing, seats));

/**
 * From the state put away last. A server that was killed put none away: then the newer plugins play the whole log again,
 * which is the same match where they refuse none of its inputs.
 */
function broughtOver(stored: StoredMatch, watched: ReturnType<Watch>): Omit<Restored, "entry"> {
  const { record, entries, kept: state } = stored;
  const { game, ...how } = watched;
  if (state === null || state.inputs !== record.base + entries.length) {
    const { played, clock } = playedAgain(stored, watched);
    return { played: begun(restarted(played)), clock, isBroughtOver: true };
  }
  const save: Omit<Save, "checksum"> = {
    format: "riposte-save/1",
    game: game.name,
    lock: record.lock.map((locked) => ({ ...locked })),
    seed: record.seed,
    setup: record.setup,
    holds: [...record.holds],
    from: record.from,
    inputs: entries.map(({ input }) => input),
    snapshot: state.snapshot,
  };
  const played = begun(loadMatch(game, { ...save, checksum: hashState(save) }, how));
  return {
    played,
    clock: state.clock ?? clockBefore(record, timingOf(record, played.match)),
    isBroughtOver: true,
  };
}

const asText = ({ seats }: LiveMatch<unknown>) => ({ keep: createStepWriter(seats) });

const begun = (match: LiveMatch<unknown>): PlayedMatch => followMatch(match, [], asText(match));

/** The same place as a new beginning. */
const restarted = ({ match }: PlayedMatch) =>
  resumeMatch(match.game, match.snapshot(), { seed: match.seed, setup: match.setup, hold: match.holds });

const kept = (why: string, cause?: unknown): ServerFault =>
  new ServerFault("MATCH_KEPT", `This match cannot go on with the plugins here. It stays stored. ${why}`, { cause });
