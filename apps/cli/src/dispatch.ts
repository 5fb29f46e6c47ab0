import { readArguments } from "./arguments.js";
import type { Command } from "./command.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { gameNamed } from "./find-game.js";
import { GAMES, listedGames } from "./games.js";
import { welcomeGames } from "./guests/game-flag.js";
import { commandHelp, hasFlagsOfGames, overviewHelp } from "./help.js";
import type { Terminal } from "./terminal/terminal.js";
import { unknownName } from "./user-mistake.js";

/** Every command, those of single games last; each is read when it is given. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import("./commands/play.js")).play,
  simulate: async () => (await import("./commands/simulate.js")).simulate,
  league: async () => (await import("./commands/league.js")).league,
  worker: async () => (await import("./commands/worker.js")).worker,
  odds: async () => (await import("./commands/odds.js")).odds,
  replay: async () => (await import("./commands/replay.js")).replay,
  check: async () => (await import("./commands/check.js")).check,
  analyse: async () => (await import("./commands/analyse.js")).analyse,
  run: async () => (await import("./commands/run.js")).run,
  graph: async () => (await import("./commands/graph.js")).graph,
  inspect: async () => (await import("./commands/inspect.js")).inspect,
  serve: async () => (await import("./commands/serve.js")).serve,
  admin: async () => (await import("./commands/admin.js")).admin,
  wired: async () => (await import("./commands/wired.js")).wired,
  plugins: async () => (await import("./commands/plugins.js")).plugins,
  bots: async () => (await import("./commands/bots.js")).bots,
  ...Object.assign({}, ...GAMES.map(({ commands }) => commands)),
};

/** Runs the command the words name. */
export async function dispatch(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined && terminal.isInteractive) return (await import("./commands/menu.js")).menu(terminal);
  if (name === undefined || isHelp(name)) return show(terminal, await helpFor(rest));
  const command = await findCommand(name);
  const { words: others, files } = gamesIn(command, rest);
  const games = await welcomeGames(files);
  if (isHelpAsked(others)) return show(terminal, await helpOn(command, [...games, ...others]));
  return command.run(readArguments(command, others, games), terminal);
}

/** The words without the games of others that they name: those are there before anything else is read. */
function gamesIn(
  { flags }: Pick<Command, "flags">,
  words: readonly string[],
): { readonly words: readonly string[]; readonly files: readonly string[] } {
  const at = words.findIndex((word) => word === "--game" || word.startsWith("--game="));
  if (at < 0 || !flags.some(({ name }) => name === "game")) return { words, files: [] };
  const [, written] = (words[at] as string).split(/=(.*)/s);
  const file = written ?? words[at + 1];
  // one without a file stays, and is refused as any flag without its value
  if (file === undefined || file === "") return { words, files: [] };
  const rest = gamesIn({ flags }, words.slice(at + (written === undefined ? 2 : 1)));
  return { words: [...words.slice(0, at), ...rest.words], files: [file, ...rest.files] };
}

/** `riposte help play` is `riposte play --help`. */
const helpFor = async ([name, ...words]: readonly string[]): Promise<string> =>
  name === undefined
    ? overviewHelp(await Promise.all(Object.values(COMMANDS).map((load) => load())), listedGames())
    : helpOn(await findCommand(name), words);

/** A command that takes a game says more of one that is named: only that one is loaded, where its setup and bots are told. */
async function helpOn(command: Command, words: readonly string[] = []): Promise<string> {
  const [name] = command.operands.includes("game") ? words.filter((word) => !word.startsWith("-")) : [];
  const game = name === undefined ? undefined : gameNamed(name);
  return commandHelp(command, game, hasFlagsOfGames(command) ? undefined : await game?.load());
}

async function findCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load !== undefined) return load();
  if (name.startsWith("-")) throw unknownName("UNKNOWN_FLAG", { kind: "flag" }, name, ["--help", "--version"]);
  throw unknownName("UNKNOWN_COMMAND", { kind: "command" }, name, Object.keys(COMMANDS));
}

const isHelp = (word: string): boolean => word === "--help" || word === "-h" || word === "help";

/** After `--` words are names, not flags. */
function isHelpAsked(words: readonly string[]): boolean {
  const end = words.indexOf("--");
  return (end < 0 ? words : words.slice(0, end)).some((word) => word === "--help" || word === "-h");
}

function show(terminal: Terminal, text: string): ExitCode {
  terminal.print(text.trimEnd());
  return EXIT.ok;
}
