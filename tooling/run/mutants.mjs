import { readFileSync } from "node:fs";
import { pnpmQuietly, root } from "./workspace.mjs";

const words = process.argv.slice(2);
if (words.length === 0 || words.includes("--help") || words.includes("-h")) {
  process.stdout.write(readFileSync(`${root}tooling/mutants/help.txt`, "utf8"));
  process.exit(words.length === 0 ? 2 : 0);
}
const build = (...only) => pnpmQuietly(["exec", "turbo", "run", "build", ...only, "--output-logs=errors-only"]);
build("--filter=@riposte/mutants");
const { main } = await import("../mutants/dist/main.js");
// tests import other packages as they were built
process.exitCode = await main(root.replace(/\/$/, ""), words, () => build());
