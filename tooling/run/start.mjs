import { runInPlace } from "./in-place.mjs";
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
process.exit(
  await runInPlace(process.execPath, [`${root}apps/cli/bin/riposte.js`, ...(words.length > 0 ? words : ["serve"])]),
);
