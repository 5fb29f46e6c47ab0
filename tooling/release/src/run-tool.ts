import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Runs a program in a folder and gives what it printed; a failure throws all it said. */
export function runTool(cwd: string, program: string, ...words: readonly string[]): string {
  const options = { cwd, encoding: "utf8", maxBuffer: 1 << 28, env: cleanEnvironment() } as const;
  const { status, stdout, stderr, error } = spawnSync(program, words, options);
  if (status === 0) return stdout;
  throw new Error(`${program} ${words.join(" ")} failed in ${cwd}:\n${stdout ?? ""}${stderr ?? ""}${error ?? ""}`);
}

/** The pinned pnpm of a working tree: the one that runs us, or through npx, so that Node and npm are all a machine needs. */
export function runPnpm(root: string, ...words: readonly string[]): string {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  const { npm_config_user_agent: agent = "", npm_execpath: running } = process.env;
  const isPinned = agent.startsWith(`${packageManager.replace("@", "/")} `);
  return isPinned && running !== undefined
    ? runTool(root, running, ...words)
    : runTool(root, "npx", "--yes", packageManager, ...words);
}

/** Settings of the package manager that runs us are not meant for those we run, in other folders. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|FORCE_COLOR$|NODE_ENV$|NODE_OPTIONS$|VITEST)/i.test(name),
  );
  return { ...Object.fromEntries(own), TURBO_TELEMETRY_DISABLED: "1", NO_COLOR: "1", npm_config_loglevel: "error" };
}
