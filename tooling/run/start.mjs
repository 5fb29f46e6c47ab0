import { spawnSync } from "node:child_process";
import { isInstalled, markInstalled, pnpmQuietly, root } from "./workspace.mjs";

// Progress goes to stderr: what riposte prints may be piped.
if (!isInstalled()) {
  process.stderr.write("Installing…\n");
  pnpmQuietly(["install", "--frozen-lockfile"]);
  markInstalled();
  process.stderr.write("Building…\n");
}
pnpmQuietly(["exec", "turbo", "run", "build", "--filter=@riposte/cli", "--output-logs=errors-only"]);

const words = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [`${root}apps/cli/bin/riposte.js`, ...(words.length > 0 ? words : ["serve"])],
  {
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
