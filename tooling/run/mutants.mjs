import { pnpmQuietly, root } from "./workspace.mjs";

// tests import other packages as they were built
pnpmQuietly(["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
const { main } = await import("../mutants/dist/main.js");
process.exitCode = await main(root.replace(/\/$/, ""), process.argv.slice(2));
