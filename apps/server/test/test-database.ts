import { createFreshDatabase } from "@riposte/postgres";
import { openPostgres } from "../src/index.js";
import type { Database } from "../src/storage/database.js";

/** A database of this test's own, in a real PostgreSQL. */
export const openTestDatabase = async (): Promise<Database> => openPostgres(await createFreshDatabase());
