import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ServerFault } from "../faults.js";

/** Makes sure that one process alone writes to a data folder; the result gives it free again. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "server.pid");
  mkdirSync(folder, { recursive: true });
  const owner = ownerOf(file);
  if (owner !== undefined)
    throw new ServerFault(
      "STORAGE_FAILED",
      `The data folder ${folder} is in use by process ${owner}. Stop that server, or give this one another folder.`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** The living process that holds the lock; one that was killed holds nothing. */
function ownerOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    process.kill(pid, 0);
    return pid === process.pid ? undefined : pid;
  } catch {
    return undefined;
  }
}
