import type { Pieces } from "../pieces.js";
import type { Database } from "./database.js";
import type { LogEntry } from "./match-record.js";
import type { MatchStore } from "./match-store.js";
import { isAnswer } from "./silence.js";

interface Append {
  readonly match: string;
  readonly after: number;
  readonly entries: readonly LogEntry[];
}

interface Waiting {
  readonly append: Append;
  done(at: number | false): void;
  fail(error: unknown): void;
}

/** Bytes of inputs that are told with a notice, which PostgreSQL keeps below 8,000; more are read from the tables. */
const MOST_TOLD = 7500;
/** Matches with less to tell share notices, which are filled so far that one more still fits. */
const SHORT = 1000;
const FULL = 6500;

/** Milliseconds of the database's time, as it stores them with inputs. */
export const NOW = "floor(extract(epoch FROM now()) * 1000)::float8";

/** Of each match all or none, and nothing unless its log is just so long. */
const STORE = `
  WITH asked AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS asked(match text, after integer, entries jsonb)
  ), stored AS (
    INSERT INTO inputs (match_id, position, input, key)
    SELECT asked.match, asked.after + (entry.at - 1)::integer, entry.value->'input', entry.value->>'key'
    FROM asked, jsonb_array_elements(asked.entries) WITH ORDINALITY AS entry(value, at)
    WHERE asked.after =
      COALESCE((SELECT max(position) + 1 FROM inputs AS known WHERE known.match_id = asked.match), 0)
    RETURNING match_id AS match, position
  )`;

/**
 * A process that follows a match hears of it with the same commit: never before it is stored, and never not at all. Every process
 * hears every notice, so they are few: a line for each match.
 */
const TELL = `
  , lines AS (
    SELECT match, match || CASE
      WHEN octet_length(entries::text) < ${MOST_TOLD} THEN ' ' || after || ' ' || ${NOW} || ' ' || entries ELSE '' END AS line
    FROM asked WHERE EXISTS (SELECT FROM stored WHERE stored.match = asked.match AND position = after)
  ), measured AS (
    SELECT line, CASE WHEN octet_length(line) < ${SHORT} THEN '' ELSE match END AS alone,
      sum(octet_length(line) + 1) FILTER (WHERE octet_length(line) < ${SHORT}) OVER (ORDER BY match) / ${FULL} AS notice
    FROM lines
  ), told AS (
    SELECT pg_notify($2, $3 || ' log ' || string_agg(line, E'\\n')) FROM measured GROUP BY alone, notice
  )`;

const STORED = `SELECT match, position, ${NOW} AS at FROM stored`;

/** What is not looked at is not carried out. */
const TOLD = "WHERE (SELECT count(*) FROM told) >= 0";

interface Stored {
  readonly match: string;
  readonly position: number;
  readonly at: number;
}

const UNIQUE_VIOLATION = "23505";

/** Where other processes hear of appends, nowhere if it is empty, and the one that is not told of its own. */
export interface Telling {
  readonly channel: string;
  readonly from: string;
}

/** How appends are carried to a database: statements under way at once, and milliseconds from one to the next, in which appends gather. */
export interface Carrying {
  readonly atOnce: number;
  readonly gather: number;
}

/** To a database of its own process. */
export const BESIDE: Carrying = { atOnce: 2, gather: 4 };
/** To the embedded one: while it syncs its disk this process does nothing else. */
export const WITHIN: Carrying = { atOnce: 1, gather: 8 };

/**
 * Appends that come together are written together, in one statement: one commit for many matches. One that comes alone does not
 * wait. A few statements may be under way at once, so that none waits for two syncs of a disk.
 */
export function createAppender(
  query: Database["query"],
  { channel, from }: Telling = { channel: "", from: "" },
  { atOnce, gather }: Carrying = WITHIN,
  finish: Pieces["finish"] = (piece) => piece(),
): MatchStore["append"] {
  let waiting: Waiting[] = [];
  let writing = 0;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let isGathering = false;

  const write = async (together: readonly Waiting[]): Promise<void> => {
    try {
      const appends = JSON.stringify(together.map(({ append }) => append));
      const { rows } = await (channel === ""
        ? query<Stored>(`${STORE} ${STORED}`, [appends])
        : query<Stored>(`${STORE} ${TELL} ${STORED} ${TOLD}`, [appends, channel, from]));
      const stored = new Map(rows.map(({ match, position, at }) => [`${match} ${position}`, at]));
      for (const { append, done } of together)
        finish(() => done(stored.get(`${append.match} ${append.after}`) ?? false));
    } catch (error) {
      await explain(together, error);
    }
  };
  /** One bad append refuses the whole statement: each alone, only the bad one fails. */
  const explain = async (together: readonly Waiting[], error: unknown): Promise<void> => {
    const [first] = together;
    if (together.length > 1 && isAnswer(error)) for (const one of together) await write([one]);
    else if ((error as { readonly code?: unknown }).code === UNIQUE_VIOLATION) first?.done(false);
    else for (const one of together) one.fail(error);
  };
  const writeGathered = async (): Promise<void> => {
    isGathering = false;
    const together = waiting;
    waiting = [];
    wroteAt = performance.now();
    writing += 1;
    await write(together);
    writing -= 1;
    next();
  };
  const next = () => {
    if (isGathering || writing >= atOnce || waiting.length === 0) return;
    isGathering = true;
    const wait = wroteAt + gather - performance.now();
    if (wait > 0) setTimeout(() => void writeGathered(), wait);
    else setImmediate(() => void writeGathered());
  };
  return (match, after, entries) =>
    new Promise((done, fail) => {
      waiting.push({ append: { match, after, entries }, done, fail });
      next();
    });
}
