import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A server in a process of its own, which can be killed. */
export interface Killable {
  readonly address: string;
  kill(): Promise<void>;
}

const children: ChildProcess[] = [];

/** Runs one of the scripts beside this file; the first line it prints is its address. */
export const startKillable = (script: string, ...words: readonly string[]): Promise<Killable> =>
  start([process.execPath, new URL(script, import.meta.url).pathname, ...words]);

const CONTAINER = ["unshare", "-p", "-f", "--mount-proc", "--kill-child"] as const;
export const canContain = spawnSync(CONTAINER[0], [...CONTAINER.slice(1), "true"]).status === 0;

/** The same with process numbers of its own, as in a container: it is number 1. */
export const startContained = (script: string, ...words: readonly string[]): Promise<Killable> =>
  start([...CONTAINER, process.execPath, new URL(script, import.meta.url).pathname, ...words]);

async function start([command = "", ...words]: readonly string[]): Promise<Killable> {
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [address] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return {
    address,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** For the end of a test file. */
export function killAll(): void {
  for (const child of children) child.kill("SIGKILL");
}
