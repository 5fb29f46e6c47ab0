import type { CatalogGame } from "@riposte/catalog";
import {
  type AnyPlugin,
  type Game,
  hashState,
  KernelError,
  loadMatch,
  resumeMatch,
  type Save,
  startMatch,
} from "@riposte/kernel";
import { followMatch, type PlayedMatch } from "@riposte/seats";
import { ServerFault } from "../faults.js";
import type { StoredMatch } from "../storage/match-record.js";

/** A stored match, running again. */
export interface Restored {
  readonly played: PlayedMatch;
  readonly entry: CatalogGame;
  /** Its plugins have changed since: it goes on from its last state, and inputs before that are in it. */
  readonly isBroughtOver: boolean;
}

/** Plays the log again; where plugins changed, goes on from the kept state as they can migrate it. */
export function restore(stored: StoredMatch, entry: CatalogGame, guests: readonly AnyPlugin[] = []): Restored {
  const { record, inputs } = stored;
  const composed = entry.compose(
    record.plugins,
    guests.filter((guest) => record.lock.some(({ name }) => name === guest.name)),
  );
  if (!composed.ok) throw kept(composed.problems.join(" "));
  const { game } = composed;
  const options = { seed: record.seed, setup: record.setup, hold: record.holds };
  try {
    if (hashState(game.lock) !== hashState(record.lock)) return { ...broughtOver(stored, game), entry };
    const fresh = record.from === null ? startMatch(game, options) : resumeMatch(game, record.from, options);
    return { played: followMatch(fresh, inputs), entry, isBroughtOver: false };
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    throw kept(error instanceof KernelError ? error.message : String(error), error);
  }
}

function broughtOver({ record, inputs, kept: state }: StoredMatch, game: Game): Omit<Restored, "entry"> {
  if (state === null || state.inputs !== record.base + inputs.length)
    throw kept("Its plugins changed while it was not put away. Start the earlier version once, and stop it as usual.");
  const save: Omit<Save, "checksum"> = {
    format: "riposte-save/1",
    game: game.name,
    lock: record.lock.map((locked) => ({ ...locked })),
    seed: record.seed,
    setup: record.setup,
    holds: [...record.holds],
    from: record.from,
    inputs: [...inputs],
    snapshot: state.snapshot,
  };
  return { played: followMatch(loadMatch(game, { ...save, checksum: hashState(save) })), isBroughtOver: true };
}

const kept = (why: string, cause?: unknown): ServerFault =>
  new ServerFault("MATCH_KEPT", `This match cannot go on with the plugins here. It stays stored. ${why}`, { cause });
