import { pnpmQuietly, root } from "./workspace.mjs";

pnpmQuietly(["exec", "turbo", "run", "build", "--filter=@riposte/release", "--output-logs=errors-only"]);
const { main } = await import("../release/dist/main.js");
process.exitCode = await main(root, process.argv.slice(2));
