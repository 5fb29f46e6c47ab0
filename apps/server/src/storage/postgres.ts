import pg from "pg";
import { ServerFault } from "../faults.js";
import type { Database } from "./sql-store.js";

/** A PostgreSQL server: `postgres://user@host/database`. What else it needs is read from PGPASSWORD and its like. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // a connection lost while nobody uses it; whoever asks next gets a new one, or hears why not
  pool.on("error", () => undefined);
  try {
    await pool.query("SELECT 1");
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new ServerFault("STORAGE_FAILED", `The database does not answer: ${reason}`, { cause: error });
  }
  return {
    query: (sql, values = []) => pool.query(sql, [...values]) as never,
    close: () => pool.end(),
  };
}
