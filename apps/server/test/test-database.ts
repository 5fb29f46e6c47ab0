import { startPostgres } from "@riposte/postgres";
import { openPostgres } from "../src/index.js";
import type { Database } from "../src/storage/database.js";

/** A fresh PostgreSQL of this test's own; it ends with the database. */
export async function openTestDatabase(): Promise<Database> {
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url);
  return {
    ...database,
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
}
