import type { RematchAsked, Said } from "@riposte/hosting/seats";
import type { Pieces } from "../pieces.js";
import { BESIDE, createAppender, NOW, type Telling, WITHIN } from "./appender.js";
import type { Database } from "./database.js";
import { MADE_COUNT } from "./making.js";
import type {
  BroughtList,
  KeptState,
  MatchRecord,
  SeatName,
  SeatSecret,
  Since,
  StoredEntry,
  UndoTalked,
} from "./match-record.js";
import type { MadeCount, MatchStore } from "./match-store.js";
import { migrate } from "./schema.js";

interface MatchRow {
  readonly record: MatchRecord;
  readonly kept: KeptState | null;
  readonly talk: UndoTalked | null;
  readonly rematch: RematchAsked | null;
  readonly brought: readonly number[] | null;
  readonly isClosed: boolean;
}

const STORED_AT = "floor(extract(epoch FROM at) * 1000)::float8";
/** Nothing unless a player wants to play again. */
const REMATCH = `CASE WHEN rematch IS NOT NULL THEN jsonb_build_object('agreed', rematch, 'match', next_match) END AS rematch`;

const IS_OPEN = `record->'bring'->'isOpen' = 'true'::jsonb`;
const BROUGHT = `CASE WHEN ${IS_OPEN} THEN
   (SELECT COALESCE(jsonb_agg(seat ORDER BY seat), '[]') FROM seats WHERE match_id = matches.id AND brought IS NOT NULL) END AS brought`;

/** Matches in tables. One statement does one thing whole, so a crash leaves no half of it. */
export async function createSqlStore(
  database: Database,
  telling?: Telling,
  finish?: Pieces["finish"],
): Promise<MatchStore> {
  await migrate(database);
  const query: Database["query"] = (sql, values) => database.query(sql, values);
  const entriesOf = async (id: string, from: number): Promise<readonly StoredEntry[]> =>
    (
      await query<StoredEntry>(
        `SELECT input, key, ${STORED_AT} AS at FROM inputs WHERE match_id = $1 AND position >= $2 ORDER BY position`,
        [id, from],
      )
    ).rows;
  /** Other processes look again. */
  const told = `SELECT pg_notify($1, $2 || ' log ' || id) FROM changed WHERE $1 <> ''`;
  const [channel, self] = [telling?.channel ?? "", telling?.from ?? ""];
  return {
    async create(record, secrets, maker, names, most) {
      const { rows } = await query<MadeCount & { readonly made: boolean }>(
        "SELECT * FROM make_match($1::jsonb, $2, $3::jsonb, $4::jsonb, $5, $6)",
        [JSON.stringify(record), maker, JSON.stringify(secrets), JSON.stringify(names), most.live, most.kept],
      );
      const [counted] = rows;
      return counted === undefined || counted.made ? undefined : counted;
    },
    async madeBy(maker) {
      const { rows } = await query<MadeCount>(`SELECT ${MADE_COUNT} FROM matches WHERE maker = $1`, [maker]);
      return rows[0] ?? { live: 0, kept: 0 };
    },
    async about(id) {
      const { rows } = await query<Pick<MatchRow, "record">>("SELECT record FROM matches WHERE id = $1", [id]);
      return rows[0]?.record;
    },
    async load(id) {
      const { rows } = await query<MatchRow>(
        `SELECT record, kept, talk, ${REMATCH}, ${BROUGHT}, closed_at IS NOT NULL AS "isClosed" FROM matches WHERE id = $1`,
        [id],
      );
      const [row] = rows;
      return row === undefined ? undefined : { ...row, entries: await entriesOf(id, row.record.base) };
    },
    async since(id, from) {
      const { rows } = await query<Since>(
        `SELECT talk, ${REMATCH}, ${BROUGHT}, closed_at IS NOT NULL AS "isClosed",
           COALESCE((SELECT jsonb_agg(jsonb_build_object('input', input, 'key', key, 'at', ${STORED_AT}) ORDER BY position)
                     FROM inputs WHERE match_id = matches.id AND position >= $2), '[]') AS entries
         FROM matches WHERE id = $1`,
        [id, from],
      );
      return rows[0];
    },
    async secrets(id) {
      const { rows } = await query<SeatSecret>(
        `SELECT seat, invite, token, banned_until IS NOT NULL AND banned_until > now() AS banned
         FROM seats WHERE match_id = $1 ORDER BY seat`,
        [id],
      );
      return rows;
    },
    async names(id) {
      const { rows } = await query<SeatName>(
        "SELECT seat, name FROM seats WHERE match_id = $1 AND name IS NOT NULL ORDER BY seat",
        [id],
      );
      return rows;
    },
    async claim(id, seat, token, name) {
      const { rows } = await query(
        `UPDATE seats SET token = $3, name = $4, invite = NULL
         WHERE match_id = $1 AND seat = $2 AND invite IS NOT NULL
           AND (banned_until IS NULL OR banned_until <= now()) RETURNING seat`,
        [id, seat, token, name ?? null],
      );
      return rows.length === 1;
    },
    append: createAppender(query, telling, database.session === undefined ? WITHIN : BESIDE, finish),
    async setTalk(id, talk) {
      await query(`WITH changed AS (UPDATE matches SET talk = $4::jsonb WHERE id = $3 RETURNING id) ${told}`, [
        channel,
        self,
        id,
        talk === null ? null : JSON.stringify(talk),
      ]);
    },
    async time() {
      const { rows } = await query<{ at: number }>(`SELECT ${NOW} AS at`);
      return (rows[0] as { at: number }).at;
    },
    async setRematch(id, seat, agrees) {
      const { rows } = await query<Pick<MatchRow, "rematch">>(
        `WITH changed AS (
           UPDATE matches SET rematch = CASE WHEN NOT $5 THEN NULL
             WHEN rematch @> to_jsonb($4::integer) THEN rematch ELSE COALESCE(rematch, '[]') || to_jsonb($4::integer) END
           WHERE id = $3 AND next_match IS NULL RETURNING id
         ), told AS (${told})
         SELECT (SELECT count(*) FROM told) AS told FROM changed`,
        [channel, self, id, seat, agrees],
      );
      if (rows.length > 0 && !agrees) return null;
      const { rows: now } = await query<Pick<MatchRow, "rematch">>(`SELECT ${REMATCH} FROM matches WHERE id = $1`, [
        id,
      ]);
      return now[0]?.rematch ?? null;
    },
    async makeRematch(id, record, most) {
      await query(
        `WITH changed AS (SELECT $3::text AS id FROM make_rematch($3, $4::jsonb, $5, $6, $7) WHERE made) ${told}`,
        [channel, self, id, JSON.stringify(record), most.live, most.kept, record.seats.length],
      );
      const { rows } = await query<{ next_match: string | null }>("SELECT next_match FROM matches WHERE id = $1", [id]);
      return rows[0]?.next_match ?? undefined;
    },
    async setBrought(id, seat, list) {
      await query(
        `WITH changed AS (
           UPDATE seats SET brought = $5::jsonb FROM matches
           WHERE match_id = $3 AND seat = $4 AND matches.id = match_id AND ${IS_OPEN} RETURNING match_id AS id
         ) ${told}`,
        [channel, self, id, seat, list === null ? null : JSON.stringify(list)],
      );
      const { rows } = await query<BroughtList>(
        "SELECT seat, brought AS list FROM seats WHERE match_id = $1 AND brought IS NOT NULL ORDER BY seat",
        [id],
      );
      return rows;
    },
    async begin(id, record, brought) {
      await query(
        `WITH changed AS (
           UPDATE matches SET record = $4::jsonb, kept = NULL WHERE id = $3 AND ${IS_OPEN} AND $5::jsonb = (
             SELECT jsonb_agg(jsonb_build_object('seat', seat, 'list', brought) ORDER BY seat)
             FROM seats WHERE match_id = $3 AND brought IS NOT NULL) RETURNING id
         ) ${told}`,
        [channel, self, id, JSON.stringify(record), JSON.stringify(brought)],
      );
    },
    async say(id, seat, text, most) {
      await query(
        `WITH line AS (INSERT INTO said (match_id, seat, text) VALUES ($1, $2, $3) RETURNING number),
         gone AS (
           DELETE FROM said WHERE match_id = $1 AND number <=
             (SELECT number FROM said WHERE match_id = $1 ORDER BY number DESC OFFSET $4 - 1 LIMIT 1)
         )
         SELECT pg_notify($5, $6 || ' said ' || $1) FROM line WHERE $5 <> ''`,
        [id, seat, text, most, channel, self],
      );
    },
    async said(id) {
      const { rows } = await query<Said>(
        "SELECT number::float8 AS number, seat AS by, text FROM said WHERE match_id = $1 ORDER BY number",
        [id],
      );
      return rows;
    },
    async setOver(id, isOver) {
      await query("UPDATE matches SET ended_at = CASE WHEN $2 THEN now() END WHERE id = $1", [id, isOver]);
    },
    async keepState(id, kept) {
      await query("UPDATE matches SET kept = $2::jsonb, played_at = now() WHERE id = $1", [id, JSON.stringify(kept)]);
    },
    async bringOver(id, to) {
      // what was put away before is of the older plugins: the next ones take over from here
      const kept: KeptState = { inputs: to.base, snapshot: to.from, ...(to.clockAt && { clock: to.clockAt }) };
      await query("UPDATE matches SET record = record || $2::jsonb, kept = $3::jsonb WHERE id = $1", [
        id,
        JSON.stringify(to),
        JSON.stringify(kept),
      ]);
    },
    async forget({ finished, abandoned }) {
      const { rows } = await query(
        `DELETE FROM matches
         WHERE ($1 > 0 AND COALESCE(ended_at, closed_at) < now() - make_interval(days => $1))
            OR ($2 > 0 AND played_at < now() - make_interval(days => $2) AND NOT EXISTS (
              SELECT FROM inputs WHERE match_id = id AND inputs.at > now() - make_interval(days => $2)))
         RETURNING id`,
        [finished, abandoned],
      );
      return rows.length;
    },
    close: () => database.close(),
  };
}
