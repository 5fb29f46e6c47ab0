import { pnpmQuietly, root } from "./workspace.mjs";

pnpmQuietly(["exec", "turbo", "run", "build", "--filter=@riposte/generators", "--output-logs=errors-only"]);
const { main } = await import("../generators/dist/main.js");
process.exitCode = await main(
  root,
  process.argv.slice(2),
  process.stdin.isTTY === true && process.stdout.isTTY === true,
);
