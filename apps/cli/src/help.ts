import type { Command, Flag } from "./command.js";
import { EXIT_CODES } from "./exit-code.js";
import type { GameEntry, Listing } from "./games/game-entry.js";
import { listedGames } from "./games.js";

/** `riposte --help`. */
export function overviewHelp(commands: readonly Command[], games: readonly Listing[]): string {
  return page([
    ["riposte: tabletop rules as plugins on a typed event bus"],
    ["Usage:", "  riposte                     choose a game from a menu (on a terminal)", "  riposte <command> …"],
    ["Commands:", ...table(commands.map((command) => [usageOf(command), command.summary]))],
    ["Games:", ...table(games.map(({ name, title, summary }) => [name, `${title}: ${summary}`]))],
    exitCodes(),
    [
      "Environment:",
      ...table([
        ["NO_COLOR", "no colours"],
        [
          "RIPOSTE_DEBUG=1",
          "show stacks of errors; =trace tells also what each plugin does where a match is played; =NAME,flow only of those",
        ],
      ]),
    ],
    ["riposte <command> --help says more; riposte --version prints the version."],
  ]);
}

/** `riposte <command> --help`, with what the games it takes have to choose from: all of it of the game that is named. */
export function commandHelp(command: Command, named: Listing | undefined, loaded: GameEntry | undefined): string {
  const flags = [...flagRows(command.flags.filter((flag) => flag.of === undefined)), HELP_FLAG];
  return page([
    [`riposte ${command.name}: ${command.summary}`],
    ["Usage:", `  riposte ${usageOf(command)} [flags]`],
    ["Flags:", ...table(flags)],
    ...(hasFlagsOfGames(command)
      ? flagsOfGames(command, named === undefined ? listedGames() : [named])
      : loaded !== undefined
        ? [gameHelp(loaded)]
        : gamesTaken(command)),
    ...(command.notes ?? []).map((note) => [note]),
    ["Examples:", ...examplesOf(command).map((example) => `  riposte ${example}`)],
    exitCodes(),
  ]);
}

/** Does each game have flags of its own for it? */
export const hasFlagsOfGames = ({ flags }: Command): boolean => flags.some(({ of }) => of !== undefined);

/** The games it takes, and how to read on. */
const gamesTaken = ({ name, operands }: Command): string[][] =>
  operands.includes("game")
    ? [
        [
          "Games:",
          ...table(listedGames().map((game) => [game.name, game.title])),
          "",
          `riposte ${name} <game> --help says which setup and bots a game has.`,
        ],
      ]
    : [];

/** Its own, and those of every game. */
const examplesOf = ({ name, examples = [] }: Command): readonly string[] => [
  ...examples,
  ...listedGames().flatMap((game) => game.examples.filter((example) => example.startsWith(`${name} `))),
];

/** The flags of each game that has its own. */
const flagsOfGames = (command: Command, games: readonly Listing[]): string[][] =>
  games
    .map(({ name, title }) => [title, command.flags.filter((flag) => flag.of === name)] as const)
    .filter(([, flags]) => flags.length > 0)
    .map(([title, flags]) => [`Flags for ${title}:`, ...table(flagRows(flags))]);

const flagRows = (flags: readonly Flag[]): readonly (readonly [string, string])[] =>
  flags.map((flag) => [`--${flag.name}${valueMark(flag)}`, flag.help]);

const HELP_FLAG = ["--help", "this page"] as const;

function gameHelp({ name, title, setup, bots }: GameEntry): string[] {
  const options = setup.map(({ key, values, otherwise, help }) => [
    `${key}=${values.join("|")}`,
    `${help}; ${otherwise} unless given`,
  ]);
  return [
    `${name} (${title})`,
    ...(options.length === 0 ? [] : ["  setup:", ...table(options as never, 4)]),
    "  bots:",
    ...table(
      Object.entries(bots).map(([bot, { summary }]) => [bot, summary]),
      4,
    ),
  ];
}

const usageOf = ({ name, operands }: Command): string => [name, ...operands.map((operand) => `<${operand}>`)].join(" ");

const valueMark = ({ value }: Flag): string => (value === undefined ? "" : ` ${value}`);

const exitCodes = (): string[] => ["Exit codes:", ...table(EXIT_CODES.map(([code, what]) => [String(code), what]))];

/** Two columns; a long left column gets a line of its own. */
function table(rows: readonly (readonly [string, string])[], indent = 2): string[] {
  const margin = " ".repeat(indent);
  const width = Math.max(0, ...rows.map(([left]) => left.length).filter((length) => length <= 26));
  return rows.flatMap(([left, right]) =>
    left.length > width
      ? [`${margin}${left}`, `${margin}${" ".repeat(width)}  ${right}`]
      : [`${margin}${left.padEnd(width)}  ${right}`],
  );
}

const page = (sections: readonly (readonly string[])[]): string =>
  `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
