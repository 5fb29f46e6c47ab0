import { findGame } from "@riposte/hosting";
import { HUMAN } from "@riposte/hosting/seats";
import { type Save, saveMatch } from "@riposte/kernel/run";
import { nthPlayer } from "@riposte/words";
import { ServerFault } from "../faults.js";
import { restore } from "../room/restore.js";
import { hashOf, newSecret } from "../secret.js";
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

/** What an operator does with its matches; servers that run hear of it. */
export interface Admin {
  list(): Promise<readonly ListedMatch[]>;
  /** It can be played no more, and stays stored. */
  closeMatch(id: string): Promise<void>;
  /** The whole record, hidden things included. */
  exportMatch(id: string): Promise<Save>;
  deleteMatch(id: string): Promise<void>;
  /** A new invitation for a seat; the player who had it is out. */
  renewInvitation(id: string, seat: number): Promise<string>;
}

export async function openAdmin(database: Database): Promise<Admin> {
  const store = await createSqlStore(database);
  const tell = (kind: "log" | "out", id: string, seat: number | "" = "") =>
    database.query("SELECT pg_notify($1, $2)", [CHANNEL, `admin ${kind} ${id} ${seat}`]);
  const known = <T>(id: string, row: T | undefined): T => {
    if (row === undefined) throw new ServerFault("MATCH_UNKNOWN", `There is no match "${id}" here.`);
    return row;
  };
  return {
    async list() {
      const { rows } = await database.query<ListedMatch>(
        `SELECT id, record->>'game' AS game, record->'seats' AS seats, made_at AS made,
                CASE WHEN closed_at IS NOT NULL THEN 'closed' WHEN ended_at IS NOT NULL THEN 'over' ELSE 'open' END AS state,
                (SELECT count(*)::integer FROM inputs WHERE match_id = matches.id) AS inputs
         FROM matches ORDER BY made_at`,
      );
      return rows;
    },
    async closeMatch(id) {
      const { rows } = await database.query("UPDATE matches SET closed_at = now() WHERE id = $1 RETURNING id", [id]);
      known(id, rows[0]);
      await tell("log", id);
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
    async renewInvitation(id, seat) {
      const { seats } = known(id, await store.about(id));
      if (seats[seat] !== HUMAN)
        throw new ServerFault("MATCH_INVALID", `The ${nthPlayer(seat)} of this match is no person.`);
      const invite = newSecret();
      await database.query(
        "UPDATE seats SET invite = $3, token = NULL, name = NULL WHERE match_id = $1 AND seat = $2",
        [id, seat, hashOf(invite)],
      );
      await tell("out", id, seat);
      return invite;
    },
  };
}
