import { pnpmQuietly, root } from "./workspace.mjs";

pnpmQuietly(["exec", "turbo", "run", "build", "--filter=@riposte/generators", "--output-logs=errors-only"]);
const { main } = await import("../generators/dist/main.js");
process.exitCode = await main(
  root,
  process.argv.slice(2),
  process.stdin.isTTY === true && process.stdout.isTTY === true,
);
// what is written by hand from here on is formatted the same way
if (process.exitCode === 0) pnpmQuietly(["exec", "biome", "check", "--write", "packages/plugins", ".changeset"]);
