import { homedir } from "node:os";
import { join } from "node:path";
import { gamesFor } from "@riposte/catalog";
import type { AnyPlugin } from "@riposte/kernel";
import type { ServerOptions } from "@riposte/server";
import type { Command } from "../command.js";
import { GUEST_FLAG, readGuests } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { builtTable } from "../serve/built-table.js";
import { PORT_FLAG, portTaken, readPort } from "../serve/serve-table.js";
import { untilStopped } from "../serve/until-stopped.js";
import { UserMistake } from "../user-mistake.js";

export const serve: Command = {
  name: "serve",
  summary: "serve the table: play, watch and inspect in a browser, alone or with people elsewhere",
  operands: [],
  flags: [
    PORT_FLAG,
    GUEST_FLAG,
    { name: "host", value: "ADDRESS", help: "where to listen; 127.0.0.1, which is this machine only, unless given" },
    {
      name: "data",
      value: "FOLDER",
      help: "where matches are kept; RIPOSTE_DATA or ~/.local/share/riposte unless given",
    },
    {
      name: "database",
      value: "URL",
      help: "keep matches in a PostgreSQL server instead: postgres://user@host/name; RIPOSTE_DATABASE unless given",
    },
    { name: "forget", help: "keep no matches: they are gone when the server stops" },
    {
      name: "origin",
      value: "ADDRESS",
      help: "a page elsewhere that may use this server; may be repeated",
      repeated: true,
    },
  ],
  notes: [
    "Matches with people elsewhere are stored after every answer: whoever comes back finds them as they were, also after a\ncrash. Matches of one device run in its page and are kept in the browser.",
    "A password belongs into PGPASSWORD or ~/.pgpass: what stands in a command, everybody on this machine can read.",
    "GET /health tells whether the storage answers and how many matches there are. Ctrl+C or SIGTERM stops: everybody is\ntold, and every match is put away.",
    "--plugin joins every new match of the games that have what it requires; matches that are stored stay as they are, and\none that was played with a plugin needs it again.",
    "With --host 0.0.0.0 others can reach it. There is no encryption: put a proxy with TLS before it on an open network.",
  ],
  examples: ["serve", "serve --port 4000", "serve --host 0.0.0.0 --port 4000 --data ./matches"],
  async run(args, terminal) {
    // read when asked for: other commands need no server
    const { openPostgres, ServerFault, startServer } = await import("@riposte/server");
    const port = readPort(args);
    const guests = await readGuests(args);
    await mustFit(guests);
    const database = args.text("database") ?? process.env.RIPOSTE_DATABASE;
    const keep = async (): Promise<ServerOptions> => {
      if (args.isSet("forget")) return {};
      return database === undefined
        ? { data: args.text("data") ?? usualFolder() }
        : { database: await openPostgres(database) };
    };
    const start = async () =>
      startServer({
        table: builtTable(),
        port,
        host: args.text("host") ?? "127.0.0.1",
        origins: args.texts("origin"),
        guests,
        log: (line) => terminal.warn(line),
        ...(await keep()),
      });
    const server = await start().catch((error: NodeJS.ErrnoException) => {
      if (error instanceof ServerFault) throw new UserMistake("FILE_UNREADABLE", error.fault.reason);
      throw error.syscall === "listen" ? portTaken(port, error) : error;
    });
    terminal.print(`${server.address}#/`);
    terminal.warn("Open this address in a browser. Ctrl+C stops serving.");
    const stopped = untilStopped();
    try {
      await Promise.race([stopped, server.ready.then(() => stopped)]);
    } catch (error) {
      if (error instanceof ServerFault) throw new UserMistake("FILE_UNREADABLE", error.fault.reason);
      throw error;
    } finally {
      await server.close();
    }
    return EXIT.ok;
  },
};

const usualFolder = (): string => process.env.RIPOSTE_DATA ?? join(homedir(), ".local", "share", "riposte");

/** A plugin that joins no game here, or does not fit, is told now and not to the first guest. */
async function mustFit(guests: readonly AnyPlugin[]): Promise<void> {
  for (const guest of guests) {
    const [info] = gamesFor(guest, guests);
    const needed = guest.declared.requires.map(({ name }) => name).join(", ");
    if (info === undefined)
      throw new UserMistake(
        "BAD_PLUGIN",
        `No game here has what "${guest.name}" requires: ${needed}. Give that with --plugin too.`,
      );
    const composed = (await info.load()).compose(
      undefined,
      guests.filter((one) => gamesFor(one, guests).includes(info)),
    );
    if (!composed.ok) throw new UserMistake("BAD_PLUGIN", composed.problems.join("\n"));
  }
}
