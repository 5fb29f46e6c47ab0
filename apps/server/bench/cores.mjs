import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const canPin = process.platform === "linux" && availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0;

/** Leaves the first core to the servers that are measured; says who shares what. */
export function keepToOneCore() {
  if (!canPin) return "Servers, PostgreSQL and players share the cores of this machine.";
  spawnSync("taskset", ["-a", "-c", "-p", "1", String(process.pid)]);
  return "Servers share one core; PostgreSQL and players share another.";
}

/** How a server is forked so that it has the first core. */
export const onOtherCore = (words) =>
  canPin ? { execPath: "taskset", execArgv: ["-c", "0", process.execPath, ...words] } : { execArgv: words };
