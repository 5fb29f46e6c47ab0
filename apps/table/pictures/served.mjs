import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Pages of games of others as an operator serves them. */
export const SERVED = { "harbour-lists": "#/build/harbour" };

/** The page with the game of the guides that has lists. */
export async function serveGuests() {
  const words = ["serve", "--forget", "--game", at("docs/examples/dist/harbour/with-fleets.js")];
  const child = spawn(process.execPath, [at("apps/cli/bin/riposte.js"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    address: line.toString().trim().split("#")[0],
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
