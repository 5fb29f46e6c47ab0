import { fdatasyncSync, mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { ServerFault } from "../faults.js";
import type { Database } from "./database.js";

/** Counts what reached the disk. */
export interface EmbeddedOptions {
  onSync?(): void;
}

const NO_SYNC =
  "The embedded database cannot make the disk write at once here: a loss of power may lose the last answers. Use --database.";

/** PostgreSQL inside this process, in a folder of its own; without a folder it forgets everything at the end. */
export async function openEmbedded(folder?: string, { onSync }: EmbeddedOptions = {}): Promise<Database> {
  try {
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    // as it comes it never syncs: `-F` goes, and the one method that reaches the file system comes
    const startParams = [...PGlite.defaultStartParams.filter((word) => word !== "-F"), "-c", "wal_sync_method=fsync"];
    const database = await PGlite.create(folder ?? "memory://", folder === undefined ? {} : { startParams });
    const isSynced = folder === undefined || syncFiles(database, onSync);
    return {
      query: (sql, values = []) => database.query(sql, [...values]),
      close: () => database.close(),
      ...(!isSynced && { warning: NO_SYNC }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServerFault("STORAGE_FAILED", `The data folder ${folder} cannot be opened: ${reason}`, { cause: error });
  }
}

/** What Emscripten's layer over Node's files lacks. */
interface StreamOperations {
  fsync?(stream: { readonly nfd: number }): number;
}

interface Mount {
  readonly mountpoint: string;
  readonly type?: { readonly stream_ops?: StreamOperations };
}

/** Gives the mounted folder the operation it lacks; it leans on internals, so it says whether it found them. */
function syncFiles(database: PGlite, onSync: (() => void) | undefined): boolean {
  const { Module } = database as {
    readonly Module?: { readonly FS?: { readonly root?: { readonly mount?: { readonly mounts?: readonly Mount[] } } } };
  };
  const mount = Module?.FS?.root?.mount?.mounts?.find(({ mountpoint }) => mountpoint === "/pglite/data");
  const operations = mount?.type?.stream_ops;
  if (operations === undefined) return false;
  operations.fsync = ({ nfd }) => {
    fdatasyncSync(nfd);
    onSync?.();
    return 0;
  };
  return true;
}
