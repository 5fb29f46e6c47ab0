import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

export const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const installed = `${root}node_modules/.installed-lock`;

/** Runs the pinned pnpm through npx, so that Node and npm are all a machine needs. */
export function pnpm(args, options = {}) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", npm_config_loglevel: "error" };
  const shell = process.platform === "win32";
  return spawnSync("npx", ["--yes", packageManager, ...args], { cwd: root, encoding: "utf8", env, shell, ...options });
}

/** Runs pnpm silently; a failure prints everything it said and ends the process. */
export function pnpmQuietly(args) {
  const { status, stdout, stderr, error } = pnpm(args);
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
