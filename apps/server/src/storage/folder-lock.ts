import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ServerFault } from "../faults.js";

/** Folders this process holds: its own number in a file proves nothing. */
const held = new Set<string>();

/** Makes sure that one server alone writes to a data folder; the result gives it free again. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "server.pid");
  mkdirSync(folder, { recursive: true });
  const owner = held.has(file) ? process.pid : ownerOf(file);
  if (owner !== undefined)
    throw new ServerFault(
      "STORAGE_FAILED",
      `The data folder ${folder} is in use by process ${owner}. Stop that server, or give this one another folder.`,
    );
  writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ""}`);
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** The living process that holds the lock; one that was killed holds nothing, also when its number went to another. */
function ownerOf(file: string): number | undefined {
  try {
    const [number, start] = readFileSync(file, "utf8").split(" ");
    const pid = Number(number);
    process.kill(pid, 0);
    if (pid === process.pid) return undefined;
    return start === undefined || start === "" || start === startOf(pid) ? pid : undefined;
  } catch (error) {
    // it lives, and is another's
    return (error as NodeJS.ErrnoException).code === "EPERM"
      ? Number(readFileSync(file, "utf8").split(" ")[0])
      : undefined;
  }
}

/** When a process was started, where the system tells: its number may be given again, its start not. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
