import { spawnSync } from "node:child_process";
import { pnpmQuietly, root } from "./workspace.mjs";

// `pnpm bench` measures the engine, `pnpm bench server [seconds]` matches over the network.
const [what, ...rest] = process.argv.slice(2);
const isServer = what === "server";
const name = isServer ? "@riposte/server" : "@riposte/bench";
pnpmQuietly(["exec", "turbo", "run", "build", `--filter=${name}`, "--output-logs=errors-only"]);
const words = isServer
  ? ["apps/server/bench/main.mjs", ...rest]
  : ["--expose-gc", "tooling/bench/dist/main.js", ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, words, { cwd: root, stdio: "inherit" }).status ?? 1);
