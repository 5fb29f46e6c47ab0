import { gamesFor } from "@riposte/hosting";
import type { AnyPlugin } from "@riposte/kernel/run";
import type { ServerOptions } from "@riposte/server";
import type { Command } from "../command.js";
import { GUEST_FLAG, GUEST_FLAGS } from "../composition.js";
import { watched } from "../debug.js";
import { EXIT } from "../exit-code.js";
import { loadGuests } from "../guests/load-guests.js";
import { builtSite, builtTable } from "../serve/built-pages.js";
import { tableFolders } from "../serve/guest-pages.js";
import { PORT_FLAG, portTaken } from "../serve/serve-table.js";
import { readSettings, type Settings } from "../serve/settings.js";
import { folderOf, STORAGE_FLAGS } from "../serve/storage.js";
import { untilStopped } from "../serve/until-stopped.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake } from "../user-mistake.js";

const MOST_DAYS = 36_500;
const SHORTEST_PASSWORD = 12;

export const serve: Command = {
  name: "serve",
  summary:
    "serve the table: play, watch and inspect in a browser, alone or with people elsewhere; guides and reference under /docs",
  operands: [],
  flags: [
    PORT_FLAG,
    { name: "host", value: "ADDRESS", help: "where to listen; 127.0.0.1, which is this machine only, unless given" },
    ...STORAGE_FLAGS,
    {
      name: "shard",
      value: "NAME",
      help: "the part of all matches that is kept here, such as a; it begins their ids, by which a proxy deals them",
    },
    { name: "forget", help: "keep no matches: they are gone when the server stops" },
    {
      name: "name",
      value: "NAME",
      help: "a name this server goes by, such as table.example; may be repeated",
      repeated: true,
    },
    {
      name: "origin",
      value: "ADDRESS",
      help: "a page elsewhere that may use this server; may be repeated",
      repeated: true,
    },
    {
      name: "trust-proxy",
      value: "ADDRESS",
      help: "a proxy whose word about guests' addresses counts, such as 127.0.0.1; may be repeated",
      repeated: true,
    },
    {
      name: "keep-finished",
      value: "DAYS",
      help: "delete finished and closed matches after so many days; 0 keeps them",
    },
    { name: "keep-abandoned", value: "DAYS", help: "delete matches nobody played for so many days; 0 keeps them" },
    { name: "metrics", help: "serve /metrics in Prometheus' format; let the proxy keep strangers from it" },
    {
      name: "status-password",
      value: "WORDS",
      help: "serve /status, a page of how the server stands, to browsers that know it; at least 12 characters",
    },
    {
      name: "log",
      value: "LEVEL",
      help: "JSON lines on the error output: warn, or info for every request too; sentences unless given",
    },
    {
      name: "webhook-origin",
      value: "ADDRESS",
      help: "where turns may be told; Discord unless given; may be repeated",
      repeated: true,
    },
    ...GUEST_FLAGS,
    { name: "address", value: "URL", help: "where others find this table: for links in notices" },
  ],
  notes: [
    "Matches with people elsewhere are stored after every answer: whoever comes back finds them as they were, also after a\ncrash. Matches of one device run in its page and are kept in the browser.",
    "Every flag may also stand in the environment (RIPOSTE_TRUST_PROXY=127.0.0.1; several separated by commas) or in the\nfile --config names. A flag wins over the environment, the environment over the file.",
    "--plugin joins new matches of the games that have what it requires, here and in the page, unless it is left out; matches\nthat are stored stay as they are, and one that was played with a plugin needs it again. Bots of such matches think in the\nmain thread.",
    "Passwords belong into PGPASSWORD or ~/.pgpass, and RIPOSTE_STATUS_PASSWORD or the file: what stands in a command, every user\nof this machine can read.",
    "GET /health tells whether the storage answers. Ctrl+C or SIGTERM stops: every match is put away, and every client is told.",
    "With --host 0.0.0.0 others can reach it. There is no encryption: put a proxy with TLS before it on an open network;\ndocs/operations.md has one.",
  ],
  examples: [
    "serve",
    "serve --port 4000",
    "serve --host 0.0.0.0 --port 4000 --data ./matches",
    "serve --database postgres://riposte@localhost/riposte --name table.example --trust-proxy 127.0.0.1",
  ],
  async run(args, terminal) {
    // read when asked for: other commands need no server
    const { openPostgres, ServerFault, startServer } = await import("@riposte/server");
    const settings = readSettings(args, serve.flags, process.env);
    const port = settings.count("port", { min: 0, max: 65_535, otherwise: 0 });
    const database = settings.text("database");
    const keep = async (): Promise<ServerOptions> => {
      if (settings.isSet("forget")) return {};
      return database === undefined ? { data: folderOf(settings) } : { database: await openPostgres(database) };
    };
    const plugins = settings.texts(GUEST_FLAG.name);
    const guests = await loadGuests(plugins);
    await mustFit(guests);
    const start = async () =>
      startServer({
        table: await tableFolders(builtTable(), plugins),
        site: builtSite(),
        port,
        host: settings.text("host") ?? "127.0.0.1",
        guests,
        watch: (game) => watched(game, terminal),
        ...(await optionsOf(settings, terminal)),
        ...(await keep()),
      });
    const server = await start().catch((error: NodeJS.ErrnoException) => {
      if (error instanceof ServerFault) throw new UserMistake("FILE_UNREADABLE", error.fault.reason);
      throw error.syscall === "listen" ? portTaken(port, error) : error;
    });
    terminal.print(`${server.address}#/`);
    terminal.warn("Open this address in a browser. Ctrl+C stops serving.");
    const stopped = untilStopped();
    const lost = server.lost.then((fault) => Promise.reject(fault));
    try {
      await Promise.race([stopped, server.ready.then(() => stopped), lost]);
    } catch (error) {
      if (error instanceof ServerFault) throw new UserMistake("FILE_UNREADABLE", error.fault.reason);
      throw error;
    } finally {
      await server.close();
    }
    return EXIT.ok;
  },
};

async function optionsOf(settings: Settings, terminal: Terminal): Promise<ServerOptions> {
  const days = (name: string) => settings.count(name, { min: 0, max: MOST_DAYS, otherwise: 0 });
  const [origins, address, shard] = [
    settings.texts("webhook-origin"),
    settings.text("address"),
    settings.text("shard"),
  ];
  const statusPassword = settings.text("status-password");
  if (statusPassword !== undefined && statusPassword.length < SHORTEST_PASSWORD)
    throw new UserMistake("BAD_VALUE", `--status-password has at least ${SHORTEST_PASSWORD} characters.`);
  return {
    names: settings.texts("name"),
    origins: settings.texts("origin"),
    trustProxy: settings.texts("trust-proxy"),
    metrics: settings.isSet("metrics"),
    ...(shard !== undefined && { shard }),
    ...(statusPassword !== undefined && { statusPassword }),
    keepDays: { finished: days("keep-finished"), abandoned: days("keep-abandoned") },
    webhooks: { ...(origins.length > 0 && { origins }), ...(address !== undefined && { address }) },
    ...(await loggingOf(settings, terminal)),
  };
}

/** Of a request no headers and no body: tokens are there. */
async function loggingOf(settings: Settings, terminal: Terminal): Promise<Pick<ServerOptions, "log" | "logger">> {
  const level = settings.text("log");
  if (level === undefined) return { log: (line) => terminal.warn(line) };
  if (!["warn", "info", "debug"].includes(level))
    throw new UserMistake("BAD_VALUE", `--log takes warn, info or debug, not "${level}".`);
  const { destination, pino } = await import("pino");
  return { logger: pino({ level }, destination({ fd: 2, sync: false })) };
}

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
