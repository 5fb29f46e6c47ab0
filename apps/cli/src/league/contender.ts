import { readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Setup } from "@riposte/hosting";
import type { Contender } from "@riposte/hosting/league";
import { seatsOf, simulateMatch } from "@riposte/kernel/run";
import { findBot } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { readJSONFile, readTextFile } from "../match-file.js";
import { UserMistake } from "../user-mistake.js";

/** The setup option that has a list for each of two seats; nothing in a game without lists. */
export function listsOption(entry: GameEntry, setup: Setup = {}): string | null {
  const option = entry.setup.find(({ sides }) => sides !== undefined);
  if (option !== undefined) return option.key;
  if (seatsOf(entry.game(), setup) > 1) return null;
  throw new UserMistake(
    "BAD_VALUE",
    `${entry.title} is played alone: it has no league. See: riposte simulate ${entry.name}`,
  );
}

/** Every list with every bot; whatever the game refuses is said by its name, all at once. */
export function readContenders(
  entry: GameEntry,
  written: string | undefined,
  bots: readonly string[],
  setup: Setup = {},
): readonly Contender[] {
  const key = listsOption(entry, setup);
  for (const bot of bots) findBot(entry, bot);
  if (key === null) return atLeastTwo(bots.map((bot) => ({ name: bot, bot })));
  const lists = written === undefined ? readyLists(entry) : listsIn(written, readyLists(entry));
  const problems = lists.flatMap(([name, list]) => {
    try {
      simulateMatch(entry.game(), { seed: "league", setup: { [key]: [list, list] } });
      return [];
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (problems.length > 0) throw new UserMistake("BAD_VALUE", `These entries cannot play.\n${problems.join("\n")}`);
  const contenders = lists.flatMap(([name, list]) =>
    bots.map((bot) => ({ name: bots.length > 1 ? `${name} (${bot})` : name, list, bot })),
  );
  return atLeastTwo(contenders);
}

function atLeastTwo(contenders: readonly Contender[]): readonly Contender[] {
  if (contenders.length > 1) return contenders;
  throw new UserMistake(
    "BAD_VALUE",
    "A league needs two entries: name more lists with --entries, or more bots with --bots.",
  );
}

type Listed = readonly [name: string, list: unknown];

const readyLists = (entry: GameEntry): readonly Listed[] =>
  (entry.setup.find(({ sides }) => sides !== undefined)?.sides?.() ?? []).map(({ id }) => [id, id]);

/** A folder of list files, or names and files with commas between. */
function listsIn(written: string, ready: readonly Listed[]): readonly Listed[] {
  if (isFolder(written)) {
    const files = readdirSync(written)
      .filter((file) => [".json", ".txt"].includes(extname(file)))
      .sort();
    if (files.length === 0) throw new UserMistake("BAD_VALUE", `"${written}" has no .json or .txt files to enter.`);
    return files.map((file) => listFile(join(written, file)));
  }
  return written.split(",").map((part) => {
    const name = part.trim();
    if ([".json", ".txt"].includes(extname(name))) return listFile(name);
    const known = ready.find(([id]) => id === name);
    if (known !== undefined) return known;
    throw new UserMistake(
      "BAD_VALUE",
      `There is no list "${name}". Ready ones: ${ready.map(([id]) => id).join(", ")}; or name a file or a folder.`,
    );
  });
}

const listFile = (file: string): Listed => [
  basename(file, extname(file)),
  extname(file) === ".json" ? readJSONFile(file) : readTextFile(file),
];

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
