import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { ServerFault } from "../faults.js";
import { checkFolder, damaged } from "./data-folder.js";
import type { Database } from "./database.js";
import { planOnce } from "./planned.js";

/** Counts what reached the disk. */
export interface EmbeddedOptions {
  onSync?(): void;
}

const NO_SYNC =
  "The embedded database cannot make the disk write at once here: a loss of power may lose the last answers. Use --database.";

/** PostgreSQL inside this process, in a folder of its own; without a folder it forgets everything at the end. */
export async function openEmbedded(folder?: string, { onSync }: EmbeddedOptions = {}): Promise<Database> {
  try {
    const opened = folder === undefined ? () => undefined : checkFolder(folder);
    // as it comes it never syncs: `-F` goes, and the one method that reaches the file system comes
    const startParams = [...PGlite.defaultStartParams.filter((word) => word !== "-F"), "-c", "wal_sync_method=fsync"];
    const database = await PGlite.create(folder ?? "memory://", folder === undefined ? {} : { startParams });
    opened();
    const isSynced = folder === undefined || syncFiles(database, onSync);
    return {
      query: planOnce(database),
      close: () => database.close(),
      ...(!isSynced && { warning: NO_SYNC }),
    };
  } catch (error) {
    if (error instanceof ServerFault) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (folder === undefined || isOfTheDisk(error))
      throw new ServerFault("STORAGE_FAILED", `The data folder ${folder} cannot be opened: ${reason}`, {
        cause: error,
      });
    throw damaged(folder, `its database does not start (${reason})`, error);
  }
}

/** Rights and room are the operator's to give; the files are whole. */
const isOfTheDisk = (error: unknown): boolean =>
  ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

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
