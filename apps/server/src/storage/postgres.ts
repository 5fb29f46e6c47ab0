import pg from "pg";
import { ServerFault } from "../faults.js";
import { createInTurn } from "../in-turn.js";
import type { Database, Session, SessionEvents } from "./database.js";
import { isAnswer, StorageSilence } from "./silence.js";

const CONNECT_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2000;
export const CHANNEL = "riposte";

/** A PostgreSQL server: `postgres://user@host/database`. What else it needs is read from PGPASSWORD and its like. */
export async function openPostgres(url: string): Promise<Database> {
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    statement_timeout: ANSWER_WITHIN,
    keepAlive: true,
  };
  // a task that waits for a free connection waits no longer than for an answer
  const pool = new pg.Pool({ ...settings, connectionTimeoutMillis: ANSWER_WITHIN });
  // a connection lost while unused; the task that asks next gets a new one, or hears why not
  pool.on("error", () => undefined);
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end();
    throw new ServerFault("STORAGE_FAILED", new StorageSilence(error).message, { cause: error });
  }
  return {
    // a statement that takes values is planned once for each connection, not each time
    query: (sql, values = []) =>
      pool
        .query(values.length === 0 ? sql : { name: nameOf(sql), text: sql, values: [...values] })
        .catch((error: unknown) => {
          throw isAnswer(error) ? error : new StorageSilence(error);
        }) as never,
    close: () => pool.end(),
    session: (events) => openSession(settings, events),
  };
}

/** Statements are written in the code, so there are few. */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `riposte_${names.size}`;
  names.set(sql, name);
  return name;
}

/** A connection that comes back by itself after a break. */
async function openSession(settings: pg.ClientConfig, { hear, onBack }: SessionEvents): Promise<Session> {
  let isClosed = false;
  let wait = FIRST_WAIT;
  let client: pg.Client | undefined;
  // a connection does one thing after the other
  const inTurn = createInTurn();

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client(settings);
    let isGone = false;
    const lost = () => {
      if (isGone) return;
      isGone = true;
      if (client === fresh) client = undefined;
      void fresh.end().catch(() => undefined);
      if (!isClosed) again();
    };
    fresh.on("error", lost);
    fresh.on("end", lost);
    fresh.on("notification", ({ channel, payload = "" }) => hear(channel, payload));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      isGone = true;
      void fresh.end().catch(() => undefined);
      throw error;
    }
    client = fresh;
    wait = FIRST_WAIT;
  };
  const again = () => {
    setTimeout(() => {
      if (isClosed) return;
      connect().then(onBack, again);
    }, wait).unref();
    wait = Math.min(LONGEST_WAIT, wait * 2);
  };
  await connect();
  return {
    query: (sql, values = []) =>
      inTurn(async () => {
        if (client === undefined) throw new Error("The connection to the database is lost.");
        return (await client.query(sql, [...values])) as never;
      }),
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
