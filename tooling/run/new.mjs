import { writeFileSync } from "node:fs";
import { packagesPage } from "../checks/packages-page.mjs";
import { pnpmQuietly, root } from "./workspace.mjs";

pnpmQuietly(["exec", "turbo", "run", "build", "--filter=@riposte/generators", "--output-logs=errors-only"]);
const { main } = await import("../generators/dist/main.js");
process.exitCode = await main(
  root,
  process.argv.slice(2),
  process.stdin.isTTY === true && process.stdout.isTTY === true,
);
if (process.exitCode === 0) {
  writeFileSync(`${root}docs/packages.md`, packagesPage(root));
  // what is written by hand from here on is formatted the same way
  pnpmQuietly(["exec", "biome", "check", "--write", "packages/plugins", ".changeset"]);
}
