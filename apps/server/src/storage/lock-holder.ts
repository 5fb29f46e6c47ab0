import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { z } from "zod";

/** The process that holds a lock, as its lock file has it. */
const Holder = z.object({
  id: z.string(),
  pid: z.int(),
  /** When the process began, where the system tells: its number may be given again, its start not. */
  start: z.string(),
  /** Where its number means this process: numbers of another container, or from before a restart, are others'. */
  place: z.string(),
  host: z.string(),
});
export type Holder = z.infer<typeof Holder>;

/** This process; the id is new with each lock. */
export const thisHolder = (): Holder => ({
  id: randomUUID(),
  pid: process.pid,
  start: statOf(process.pid)?.start ?? "",
  place: thisPlace(),
  host: hostname(),
});

/** The holder a lock file tells of; none where it is not written yet, or garbled. */
export function readHolder(text: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What can be proven of a holder from here. */
export function fateOf({ pid, start, place }: Holder): "lives" | "gone" | "unknown" {
  if (place === "" || place !== thisPlace()) return "unknown";
  const stat = statOf(pid);
  if (stat !== undefined && start !== "") return stat.isOver || stat.start !== start ? "gone" : "lives";
  try {
    process.kill(pid, 0);
    return "unknown";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH" ? "gone" : "unknown";
  }
}

/** The run of a kernel and the process numbers within it; empty where neither is told. */
function thisPlace(): string {
  if (process.platform !== "linux") return `${process.platform} ${hostname()}`;
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}

/** What Linux tells of a process; one that was killed and not yet fetched by its parent is over. */
function statOf(pid: number): { readonly isOver: boolean; readonly start: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isOver: ["Z", "X"].includes(fields[0] ?? ""), start: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}
