import { readFileSync } from "node:fs";
import { readArguments } from "./arguments.js";
import type { Command } from "./command.js";
import { admin } from "./commands/admin.js";
import { analyse } from "./commands/analyse.js";
import { army } from "./commands/army.js";
import { datasheets } from "./commands/datasheets.js";
import { deck } from "./commands/deck.js";
import { graph } from "./commands/graph.js";
import { inspect } from "./commands/inspect.js";
import { league } from "./commands/league.js";
import { map } from "./commands/map.js";
import { menu } from "./commands/menu.js";
import { odds } from "./commands/odds.js";
import { op } from "./commands/op.js";
import { play } from "./commands/play.js";
import { plugins } from "./commands/plugins.js";
import { replay } from "./commands/replay.js";
import { run } from "./commands/run.js";
import { serve } from "./commands/serve.js";
import { simulate } from "./commands/simulate.js";
import { wired } from "./commands/wired.js";
import { worker } from "./commands/worker.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { GAMES } from "./games.js";
import { commandHelp, overviewHelp } from "./help.js";
import type { Terminal } from "./terminal/terminal.js";
import { unknownName } from "./user-mistake.js";

const COMMANDS: readonly Command[] = [
  play,
  simulate,
  league,
  worker,
  odds,
  replay,
  analyse,
  run,
  graph,
  inspect,
  serve,
  admin,
  wired,
  plugins,
  datasheets,
  army,
  deck,
  map,
  op,
];

/** Runs the command the words name. */
export async function dispatch(words: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = words;
  if (name === undefined && terminal.isInteractive) return menu(terminal);
  if (name === undefined || isHelp(name)) return show(terminal, await helpFor(rest[0]));
  if (name === "--version" || name === "-v") return show(terminal, version());
  const command = findCommand(name);
  if (isHelpAsked(rest)) return show(terminal, await helpOn(command));
  return command.run(readArguments(command, rest), terminal);
}

/** `riposte help play` is `riposte play --help`. */
const helpFor = async (name: string | undefined): Promise<string> =>
  name === undefined ? overviewHelp(COMMANDS, GAMES) : helpOn(findCommand(name));

/** A command that takes a game says which setup and bots each has. */
async function helpOn(command: Command): Promise<string> {
  const takesGame = command.operands.includes("game");
  return commandHelp(command, takesGame ? await Promise.all(GAMES.map((game) => game.load())) : []);
}

function findCommand(name: string): Command {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  if (name.startsWith("-")) throw unknownName("UNKNOWN_FLAG", { kind: "flag" }, name, ["--help", "--version"]);
  throw unknownName(
    "UNKNOWN_COMMAND",
    { kind: "command" },
    name,
    COMMANDS.map((known) => known.name),
  );
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

function version(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
