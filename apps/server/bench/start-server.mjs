import { fork } from "node:child_process";
import { once } from "node:events";
import { onOtherCore } from "./cores.mjs";

/** As docs/operations.md has it for one core that is busy. */
export const BUSY = ["--single-threaded-gc", "--no-incremental-marking-task", "--heap-growing-percent=900"];
/** `RIPOSTE_BENCH_FLAGS` tries others. */
const FLAGS = process.env.RIPOSTE_BENCH_FLAGS?.split(" ").filter(Boolean) ?? BUSY;
/** `RIPOSTE_PROFILE=folder` writes a CPU profile of each server there. */
const PROFILING = process.env.RIPOSTE_PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.RIPOSTE_PROFILE}`] : [];

/** A server on a core of its own; `where` its matches are. */
export async function startServer(store, where) {
  const child = fork(new URL("served.mjs", import.meta.url), [store, where], {
    ...onOtherCore(["--expose-gc", ...FLAGS, ...PROFILING]),
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = await once(child, "message");
  return {
    address,
    where,
    async measure(what) {
      child.send(what);
      return (await once(child, "message"))[0];
    },
    async stop() {
      child.send("stop");
      await once(child, "exit");
    },
  };
}
