import type { Input } from "@riposte/kernel";
import { createAppender } from "./appender.js";
import type { KeptState, MatchRecord, SeatSecret } from "./match-record.js";
import type { MatchStore } from "./match-store.js";

/** Anything that speaks PostgreSQL: the embedded one, or a server behind a pool. */
export interface Database {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
  close(): Promise<void>;
}

const TABLES = [
  `CREATE TABLE IF NOT EXISTS matches (
     id text PRIMARY KEY,
     record jsonb NOT NULL,
     kept jsonb,
     made_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE TABLE IF NOT EXISTS seats (
     match_id text NOT NULL REFERENCES matches(id),
     seat integer NOT NULL,
     invite text,
     token text,
     PRIMARY KEY (match_id, seat)
   )`,
  `CREATE TABLE IF NOT EXISTS inputs (
     match_id text NOT NULL REFERENCES matches(id),
     position integer NOT NULL,
     input jsonb NOT NULL,
     PRIMARY KEY (match_id, position)
   )`,
];

/** Matches in tables. One statement does one thing whole, so a crash leaves no half of it. */
export async function createSqlStore(database: Database): Promise<MatchStore> {
  for (const table of TABLES) await database.query(table);
  const query: Database["query"] = (sql, values) => database.query(sql, values);
  return {
    async create(record, secrets) {
      await query(
        `WITH made AS (INSERT INTO matches (id, record) VALUES ($1, $2::jsonb) RETURNING id)
         INSERT INTO seats (match_id, seat, invite, token)
         SELECT made.id, entry.seat, entry.invite, entry.token
         FROM made, jsonb_to_recordset($3::jsonb) AS entry(seat integer, invite text, token text)`,
        [record.id, JSON.stringify(record), JSON.stringify(secrets)],
      );
    },
    async load(id) {
      const found = await query<{ record: MatchRecord; kept: KeptState | null }>(
        "SELECT record, kept FROM matches WHERE id = $1",
        [id],
      );
      const [row] = found.rows;
      if (row === undefined) return undefined;
      const { rows } = await query<{ input: Input }>(
        "SELECT input FROM inputs WHERE match_id = $1 AND position >= $2 ORDER BY position",
        [id, row.record.base],
      );
      return { record: row.record, kept: row.kept, inputs: rows.map(({ input }) => input) };
    },
    async secrets(id) {
      const { rows } = await query<SeatSecret>(
        "SELECT seat, invite, token FROM seats WHERE match_id = $1 ORDER BY seat",
        [id],
      );
      return rows;
    },
    async claim(id, seat, token) {
      const { rows } = await query(
        "UPDATE seats SET token = $3, invite = NULL WHERE match_id = $1 AND seat = $2 AND invite IS NOT NULL RETURNING seat",
        [id, seat, token],
      );
      return rows.length === 1;
    },
    append: createAppender(query),
    async keepState(id, kept) {
      await query("UPDATE matches SET kept = $2::jsonb WHERE id = $1", [id, JSON.stringify(kept)]);
    },
    async bringOver(id, to) {
      await query("UPDATE matches SET record = record || $2::jsonb WHERE id = $1", [id, JSON.stringify(to)]);
    },
    async count() {
      const { rows } = await query<{ count: number }>("SELECT count(*)::integer AS count FROM matches");
      return rows[0]?.count ?? 0;
    },
    close: () => database.close(),
  };
}
