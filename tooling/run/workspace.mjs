import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const installed = `${root}node_modules/.installed-lock`;

const shell = process.platform === "win32";
let found;

/** What pnpm is run in: npx, which brings the pinned one where there is only Node and npm, takes seconds and is asked once. */
function environment() {
  if (found !== undefined) return found;
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", npm_config_loglevel: "error" };
  const path = Object.keys(env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  const words = ["--yes", `--package=${packageManager}`, "node", "--print", `process.env.${path}`];
  const { status, stdout, stderr, error } = spawnSync("npx", words, { cwd: root, encoding: "utf8", env, shell });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}\nnpx could not fetch ${packageManager}.\n`);
    process.exit(status || 1);
  }
  found = { ...env, [path]: stdout.trim() };
  return found;
}

/** Runs pnpm while others run, aside where they come first; what it prints is kept, unless it is to be shown at once. */
export function pnpmAside(args, { env: more = {}, show = false, isAside = false } = {}) {
  const stdio = show ? "inherit" : "pipe";
  const child = spawn("pnpm", args, { cwd: root, env: { ...environment(), ...more }, shell, stdio });
  if (isAside && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ status: 1, output: String(error) }));
    child.on("close", (status) => resolve({ status, output }));
  });
}

/** Runs pnpm silently; a failure prints everything it said and ends the process. */
export function pnpmQuietly(args) {
  const options = { cwd: root, encoding: "utf8", env: environment(), shell };
  const { status, stdout, stderr, error } = spawnSync("pnpm", args, options);
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ""}${stderr ?? ""}${error ?? ""}\npnpm ${args.join(" ")} failed.\n`);
  process.exit(status || 1);
}

/** True while node_modules holds what the lock file asks for. */
export function isInstalled() {
  return existsSync(installed) && readFileSync(installed, "utf8") === lockHash();
}

/** Remembers which lock file node_modules was installed from. */
export function markInstalled() {
  writeFileSync(installed, lockHash());
}

// The lock file lists every manifest's dependencies, so it alone says whether an install is due.
function lockHash() {
  return createHash("sha256")
    .update(readFileSync(`${root}pnpm-lock.yaml`))
    .digest("hex");
}
