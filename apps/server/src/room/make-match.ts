import { findGame, gamesFor, pickedIn } from "@riposte/catalog";
import { type AnyPlugin, KernelError, startMatch } from "@riposte/kernel";
import { botsAt, HUMAN, peopleAt } from "@riposte/seats";
import { ServerFault } from "../faults.js";
import type { NewMatch } from "../messages.js";
import type { MadeMatch } from "../protocol.js";
import { hashOf, newSecret } from "../secret.js";
import type { MatchRecord, SeatSecret } from "../storage/match-record.js";
import type { MatchStore } from "../storage/match-store.js";

/** Makes a match: whoever makes it has the first person's seat, the others get an invitation each. */
export async function makeMatch(
  store: MatchStore,
  asked: NewMatch,
  guests: readonly AnyPlugin[] = [],
): Promise<MadeMatch> {
  const record = await recordOf(asked, guests);
  const [own, ...others] = peopleAt(record);
  const token = own === undefined ? null : newSecret();
  const invites = others.map((seat) => ({ seat, invite: newSecret() }));
  const secrets: SeatSecret[] = invites.map(({ seat, invite }) => ({ seat, invite: hashOf(invite), token: null }));
  if (own !== undefined && token !== null) secrets.push({ seat: own, invite: null, token: hashOf(token) });
  await store.create(record, secrets);
  return { match: record.id, seat: own ?? null, token, invites };
}

async function recordOf(
  { game: id, plugins, setup, seed, seats }: NewMatch,
  guests: readonly AnyPlugin[],
): Promise<MatchRecord> {
  const info = findGame(id);
  if (info === undefined) throw invalid(`There is no game "${id}".`);
  const entry = await info.load();
  const composed = entry.compose(
    plugins,
    guests.filter((guest) => gamesFor(guest, guests).includes(info)),
  );
  if (!composed.ok) throw invalid(composed.problems.join(" "));
  if (seats.length !== info.seats) throw invalid(`${info.title} has ${info.seats} seats, not ${seats.length}.`);
  const shared = seats.filter((name) => name === HUMAN).length > 1;
  try {
    const hold = shared ? "always" : "auto";
    const match = startMatch(composed.game, { setup, hold, ...(seed !== undefined && { seed }) });
    botsAt(entry, seats, match);
    const { lock } = composed.game;
    return {
      id: newSecret().slice(0, 12),
      game: id,
      plugins: pickedIn(info, lock),
      lock,
      seed: match.seed,
      isSeedChosen: seed !== undefined,
      setup: match.setup,
      holds: match.holds,
      seats,
      from: null,
      base: 0,
    };
  } catch (error) {
    throw invalid(error instanceof KernelError || error instanceof Error ? error.message : String(error), error);
  }
}

const invalid = (reason: string, cause?: unknown): ServerFault => new ServerFault("MATCH_INVALID", reason, { cause });
