import { join } from "node:path";
import { ServerFault } from "../faults.js";
import type { Database } from "./database.js";
import { openEmbedded } from "./embedded.js";
import type { FolderLock } from "./folder-lock.js";

/** The database of a locked folder: it asks nothing of files that another process has taken, and lets go once it is closed. */
export async function openLocked(lock: FolderLock): Promise<Database> {
  const database = await openEmbedded(join(lock.folder, "matches")).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  return {
    ...database,
    query: (sql, values) => (lock.isHeld() ? database.query(sql, values) : Promise.reject(lostFault(lock))),
    async close() {
      // closing writes, too
      if (lock.isHeld()) await database.close();
      lock.release();
    },
  };
}

export const lostFault = ({ folder }: Pick<FolderLock, "folder">): ServerFault =>
  new ServerFault(
    "STORAGE_FAILED",
    `Another process has taken the data folder ${folder} while this one stood still, or its lock file was removed. This server stops, so that two do not write to one folder; start it again when no other uses it.`,
  );
