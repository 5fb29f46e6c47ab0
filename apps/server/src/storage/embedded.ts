import { mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { ServerFault } from "../faults.js";
import type { Database } from "./sql-store.js";

/** PostgreSQL inside this process, in a folder of its own; without a folder it forgets everything at the end. */
export async function openEmbedded(folder?: string): Promise<Database> {
  try {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const database = await PGlite.create(folder ?? "memory://");
    return {
      query: (sql, values = []) => database.query(sql, [...values]) as never,
      close: () => database.close(),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerFault("STORAGE_FAILED", `The data folder ${folder} cannot be opened: ${reason}`, { cause: error });
  }
}
