import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A server in a process of its own, which can be killed. */
export interface Killable {
  readonly address: string;
  kill(): Promise<void>;
}

const children: ChildProcess[] = [];

/** Runs one of the scripts beside this file; the first line it prints is its address. */
export async function startKillable(script: string, ...words: readonly string[]): Promise<Killable> {
  const child = spawn(process.execPath, [new URL(script, import.meta.url).pathname, ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
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
