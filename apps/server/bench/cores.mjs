import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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

/** What other machines on the same hardware took of each core since then, as words; nothing where it is not known. */
export function watchStolen() {
  const before = timesOfCores();
  return () => {
    const shares = timesOfCores().map((now, core) => {
      const spent = now.map((time, kind) => time - before[core][kind]);
      return ((spent[STEAL] / spent.reduce((sum, one) => sum + one, 0)) * 100).toFixed(1);
    });
    return shares.length === 0 ? "" : `; stolen by other machines: ${shares.join(" and ")} % of the cores`;
  };
}

/** Where `/proc/stat` counts what was stolen. */
const STEAL = 7;

function timesOfCores() {
  if (process.platform !== "linux") return [];
  const lines = readFileSync("/proc/stat", "utf8").match(/^cpu\d.*$/gm) ?? [];
  return lines.map((line) =>
    line
      .split(" ")
      .slice(1, STEAL + 2)
      .map(Number),
  );
}
