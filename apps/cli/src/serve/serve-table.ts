import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { EXIT, type ExitCode } from "../exit-code.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake } from "../user-mistake.js";
import { builtTable } from "./built-pages.js";
import { tableFolders } from "./guest-pages.js";
import { createStaticServer, listenLocally } from "./static-server.js";
import { untilStopped } from "./until-stopped.js";

export const PORT_FLAG: Flag = { name: "port", value: "N", help: "the port to serve on; any free one unless given" };

const MOST_PORTS = 65_535;

const readPort = (args: Arguments): number => args.count(PORT_FLAG.name, { min: 0, max: MOST_PORTS, otherwise: 0 });

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program listens there",
  EACCES: "this user may not",
};

/** Why a port cannot be had. */
export const portTaken = (port: number, { code, message }: NodeJS.ErrnoException): UserMistake =>
  new UserMistake(
    "BAD_VALUE",
    `Cannot serve on port ${port}: ${REASONS[code ?? ""] ?? code ?? message}. Try another --port.`,
  );

/** Serves a page of the table to this machine and prints where it is, until the process is stopped. */
export async function serveTable(
  args: Arguments,
  terminal: Terminal,
  page: string,
  extras: Readonly<Record<string, string>> = {},
  plugins: readonly string[] = [],
): Promise<ExitCode> {
  const port = readPort(args);
  const server = createStaticServer({ folders: await tableFolders(builtTable(), plugins), extras });
  const address = await listenLocally(server, port).catch((error: NodeJS.ErrnoException) => {
    throw portTaken(port, error);
  });
  terminal.print(`${address}${page}`);
  terminal.warn("Open this address in a browser. Ctrl+C stops serving.");
  await untilStopped();
  server.closeAllConnections();
  server.close();
  return EXIT.ok;
}
