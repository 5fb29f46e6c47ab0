import { parseArgs } from "node:util";
import { isCancel, select, text } from "@clack/prompts";
import { HOST_GAMES, OWN_ABILITIES } from "./games.js";
import type { HostGame } from "./host-game.js";
import { Mistake } from "./mistake.js";
import { nameProblem } from "./name-problems.js";
import type { Place } from "./place.js";
import { writeFiles } from "./write-files.js";

/** How it is called: `pnpm new` in a clone, `npm create riposte` elsewhere. */
const helpOf = (called: string): string =>
  `${called} game <name> --rule "<sentence>"                  a whole small game that plays at once, to be made yours
${called} plugin <name> --game <game> --rule "<sentence>"   a package that passes every check; its rule is to be written
${called} ability ${called === CLONE ? "<plugin> " : ""}<id>   an ability as data in a file of its own, with a test that passes${
    called === CLONE ? `;\n           for ${Object.keys(OWN_ABILITIES).join(", ")}: a card or template of your own` : ""
  }

Games: ${HOST_GAMES.map(({ id }) => id).join(", ")}. What is left out is asked for, on a terminal.
`;

/** What is typed in a clone, and elsewhere. */
export const CLONE = "pnpm new";
export const ELSEWHERE = "npm create riposte";

const KINDS = ["game", "plugin", "ability"];

/** Runs `<called> …` for a place; the exit code. */
export async function create(
  place: Place,
  called: string,
  words: readonly string[],
  isTerminal: boolean,
): Promise<number> {
  const help = helpOf(called);
  try {
    const { positionals, values } = parsed(words);
    const [given, ...names] = positionals;
    if (values.help === true || (given === undefined && !isTerminal)) {
      process.stdout.write(help);
      return 0;
    }
    const kind = given ?? (await chosen(isTerminal, "What is it to be?", KINDS, "kind"));
    if (kind === "game") await make(place, { name: names[0], ...values }, isTerminal, "game");
    else if (kind === "plugin") await make(place, { name: names[0], ...values }, isTerminal, "plugin");
    else if (kind === "ability") process.stdout.write(place.ability(names));
    else throw new Mistake(`There is nothing to make called "${kind}".\n${help}`);
    return 0;
  } catch (error) {
    const isPlain =
      error instanceof Mistake || (error instanceof Error && error.message.startsWith("Nothing was written"));
    if (!isPlain) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { game: { type: "string" }, rule: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

interface Given {
  readonly name?: string | undefined;
  readonly game?: string | undefined;
  readonly rule?: string | undefined;
}

async function make(place: Place, given: Given, isTerminal: boolean, kind: "game" | "plugin"): Promise<void> {
  const name = given.name ?? (await asked(isTerminal, "What is it called?", "name"));
  const problem = nameProblem(name, place.taken, kind);
  if (problem !== undefined) throw new Mistake(problem);
  const game = kind === "plugin" ? gameNamed(given.game ?? (await chosenGame(isTerminal))) : undefined;
  const said = given.rule ?? (await asked(isTerminal, "What is it, in one sentence?", "--rule"));
  const order = { name, peers: place.peersOf(game), rule: said.endsWith(".") ? said : `${said}.` };
  writeFiles(place.root, game === undefined ? place.game(order) : place.plugin({ ...order, game }));
  const folder = place.folderOf(name, game);
  process.stdout.write(`${folder} is there. Next:\n${place.next(folder, { ...order, ...(game && { game }) })}`);
}

function gameNamed(id: string): HostGame {
  const game = HOST_GAMES.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new Mistake(`There is no game "${id}". Known are: ${HOST_GAMES.map((one) => one.id).join(", ")}.`);
}

async function asked(isTerminal: boolean, message: string, missing: string): Promise<string> {
  const answer = isTerminal ? await text({ message }) : "";
  if (isCancel(answer) || answer.trim() === "")
    throw new Mistake(`${missing} is missing: --help tells how it is given.`);
  return answer.trim();
}

const chosenGame = (isTerminal: boolean): Promise<string> =>
  chosen(
    isTerminal,
    "Which game does it join?",
    HOST_GAMES.map(({ id }) => id),
    "--game",
  );

async function chosen(
  isTerminal: boolean,
  message: string,
  values: readonly string[],
  missing: string,
): Promise<string> {
  if (!isTerminal) throw new Mistake(`${missing} is missing: --help tells how it is given.`);
  const answer = await select({ message, options: values.map((value) => ({ value })) });
  if (isCancel(answer)) throw new Mistake("Nothing was made.");
  return answer;
}
