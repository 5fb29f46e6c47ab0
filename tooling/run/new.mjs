import { writeFileSync } from "node:fs";
import { packagesPage } from "../checks/packages-page.mjs";
import { pnpmQuietly, root } from "./workspace.mjs";

pnpmQuietly(["exec", "turbo", "run", "build", "--filter=create-riposte", "--output-logs=errors-only"]);
const { createInClone } = await import("../../packages/create/dist/main.js");
process.exitCode = await createInClone(root, process.argv.slice(2));
if (process.exitCode === 0) {
  writeFileSync(`${root}docs/packages.md`, packagesPage(root));
  // what is written by hand from here on is formatted the same way
  pnpmQuietly(["exec", "biome", "check", "--write", "packages/plugins", "packages/games", ".changeset"]);
}
