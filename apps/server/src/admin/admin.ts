import { findGame } from "@riposte/hosting";
import { HUMAN } from "@riposte/hosting/seats";
import { type Save, saveMatch } from "@riposte/kernel/run";
import { nthPlayer } from "@riposte/words";
import { BANS } from "../exchange/exchange.js";
import { ServerFault } from "../faults.js";
import { guestOf } from "../http/addressed.js";
import { restore } from "../room/restore.js";
import { hashOf, newSecret } from "../secret.js";
import { type Banned, ban, bannedIn, banSeat, unban, unbanSeat } from "../storage/banned.js";
import type { Database } from "../storage/database.js";
import { CHANNEL } from "../storage/postgres.js";
import { createSqlStore } from "../storage/sql-store.js";

/** A match in the operator's list. */
export interface ListedMatch {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly inputs: number;
  readonly made: Date;
  readonly state: "open" | "over" | "closed";
}

/** Which matches are listed; all where nothing is said. */
interface Wanted {
  readonly game?: string | undefined;
  readonly state?: ListedMatch["state"] | undefined;
  /** Of the guest who made them. */
  readonly address?: string | undefined;
  /** From 1 on. */
  readonly page?: number | undefined;
}

/** A part of the list, the newest match first. */
interface ListedPage {
  readonly matches: readonly ListedMatch[];
  /** How many there are on all pages. */
  readonly total: number;
  readonly pages: number;
}

const ON_A_PAGE = 50;

/** What an operator does with its matches; servers that run hear of it. */
export interface Admin {
  list(wanted?: Wanted): Promise<ListedPage>;
  /** It can be played no more, and stays stored. */
  closeMatch(id: string): Promise<void>;
  /** The same for every open match that a guest has made; how many. */
  closeMatchesOf(address: string): Promise<number>;
  /** The whole record, hidden things included. */
  exportMatch(id: string): Promise<Save>;
  deleteMatch(id: string): Promise<void>;
  /** Shuts a guest out for so many hours; until when. */
  banAddress(address: string, hours: number): Promise<Date>;
  /** Whether there was a ban to lift. */
  unbanAddress(address: string): Promise<boolean>;
  /** Shuts out the player of a seat, whichever address he comes from, or the one who has its invitation; until when. */
  banSeat(id: string, seat: number, hours: number): Promise<Date>;
  unbanSeat(id: string, seat: number): Promise<boolean>;
  bans(): Promise<readonly Banned[]>;
  /** A new invitation for a seat; the player who had it is out. */
  renewInvitation(id: string, seat: number): Promise<string>;
}

/** A guest as matches keep it: no address can be read from it. */
const makerOf = (address: string): string => hashOf(guestOf(address));

/** Matches by game, state and guest, each of them left open by null. */
const LISTED = `SELECT * FROM (
  SELECT id, record->>'game' AS game, record->'seats' AS seats, made_at AS made, maker,
         CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN ended_at IS NOT NULL THEN 'over' ELSE 'open' END AS state
  FROM matches
) AS kept WHERE ($1::text IS NULL OR game = $1) AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR maker = $3)`;

export async function openAdmin(database: Database): Promise<Admin> {
  const store = await createSqlStore(database);
  const tell = (kind: "log" | "out" | typeof BANS, id = "", seat: number | "" = "") =>
    database.query("SELECT pg_notify($1, $2)", [CHANNEL, `admin ${kind} ${id} ${seat}`]);
  const known = <T>(id: string, row: T | undefined): T => {
    if (row === undefined) throw new ServerFault("MATCH_UNKNOWN", `There is no match "${id}" here.`);
    return row;
  };
  const mustBePerson = async (id: string, seat: number): Promise<void> => {
    const { seats } = known(id, await store.about(id));
    if (seats[seat] !== HUMAN)
      throw new ServerFault("MATCH_INVALID", `The ${nthPlayer(seat)} of this match is no person.`);
  };
  return {
    async list({ game, state, address, page = 1 } = {}) {
      const maker = address === undefined ? null : makerOf(address);
      const asked = [game ?? null, state ?? null, maker];
      const { rows } = await database.query<ListedMatch>(
        `SELECT *, (SELECT count(*)::integer FROM inputs WHERE match_id = listed.id) AS inputs
         FROM (${LISTED}) AS listed ORDER BY made DESC, id LIMIT $4 OFFSET $5`,
        [...asked, ON_A_PAGE, (page - 1) * ON_A_PAGE],
      );
      const counted = await database.query<{ total: number }>(
        `SELECT count(*)::integer AS total FROM (${LISTED}) AS listed`,
        asked,
      );
      const total = counted.rows[0]?.total ?? 0;
      return { matches: rows, total, pages: Math.max(1, Math.ceil(total / ON_A_PAGE)) };
    },
    async closeMatch(id) {
      const { rows } = await database.query("UPDATE matches SET closed_at = now() WHERE id = $1 RETURNING id", [id]);
      known(id, rows[0]);
      await tell("log", id);
    },
    async closeMatchesOf(address) {
      const { rows } = await database.query<{ id: string }>(
        "UPDATE matches SET closed_at = now() WHERE maker = $1 AND ended_at IS NULL AND closed_at IS NULL RETURNING id",
        [makerOf(address)],
      );
      for (const { id } of rows) await tell("log", id);
      return rows.length;
    },
    async exportMatch(id) {
      const stored = known(id, await store.load(id));
      const entry = await findGame(stored.record.game)?.load();
      if (entry === undefined) throw new ServerFault("MATCH_KEPT", `There is no game "${stored.record.game}" here.`);
      return saveMatch(restore(stored, entry).played.match);
    },
    async deleteMatch(id) {
      const { rows } = await database.query("DELETE FROM matches WHERE id = $1 RETURNING id", [id]);
      known(id, rows[0]);
      await tell("log", id);
    },
    async banAddress(address, hours) {
      const until = await ban(database, guestOf(address), hours);
      await tell(BANS);
      return until;
    },
    async unbanAddress(address) {
      const wasBanned = await unban(database, guestOf(address));
      await tell(BANS);
      return wasBanned;
    },
    async banSeat(id, seat, hours) {
      await mustBePerson(id, seat);
      const until = await banSeat(database, id, seat, hours);
      await tell(BANS);
      return until;
    },
    async unbanSeat(id, seat) {
      await mustBePerson(id, seat);
      const wasBanned = await unbanSeat(database, id, seat);
      await tell(BANS);
      return wasBanned;
    },
    bans: () => bannedIn(database),
    async renewInvitation(id, seat) {
      await mustBePerson(id, seat);
      const invite = newSecret();
      await database.query(
        `UPDATE seats SET invite = $3, token = NULL, name = NULL, banned_until = NULL WHERE match_id = $1 AND seat = $2`,
        [id, seat, hashOf(invite)],
      );
      await tell("out", id, seat);
      // it is for another player
      await tell(BANS);
      return invite;
    },
  };
}
