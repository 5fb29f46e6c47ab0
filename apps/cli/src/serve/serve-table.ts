import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { EXIT, type ExitCode } from "../exit-code.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake } from "../user-mistake.js";
import { createStaticServer, listenLocally } from "./static-server.js";

export const PORT_FLAG: Flag = { name: "port", value: "N", help: "the port to serve on; any free one unless given" };

const MOST_PORTS = 65_535;

/** Serves the table and prints where it is, until the process is stopped. */
export async function serveTable(
  args: Arguments,
  terminal: Terminal,
  page: string,
  extras: Readonly<Record<string, string>> = {},
): Promise<ExitCode> {
  const port = args.count(PORT_FLAG.name, { min: 0, max: MOST_PORTS, otherwise: 0 });
  const server = createStaticServer({ folder: builtTable(), extras });
  const address = await listenLocally(server, port).catch((error: NodeJS.ErrnoException) => {
    throw new UserMistake(
      "BAD_VALUE",
      `Cannot serve on port ${port}: ${error.code ?? error.message}. Try another --port.`,
    );
  });
  terminal.print(`${address}${page}`);
  terminal.warn("Open this address in a browser. Ctrl+C stops serving.");
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
  server.closeAllConnections();
  server.close();
  return EXIT.ok;
}

/** Where the built table lies. */
function builtTable(): string {
  const folder = join(dirname(fileURLToPath(import.meta.resolve("@riposte/table/package.json"))), "dist");
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new UserMistake("FILE_UNREADABLE", `The table is not built: ${folder} has no index.html. Run the build first.`);
}
