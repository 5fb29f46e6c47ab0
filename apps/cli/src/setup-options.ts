import { type Setup, type SetupOption, type SetupValue, withPart, withUsual } from "@riposte/hosting";
import type { Arguments } from "./arguments.js";
import type { Flag } from "./command.js";
import type { GameEntry } from "./games/game-entry.js";
import { listedGames } from "./games.js";
import { UserMistake, unknownName } from "./user-mistake.js";

export const SETUP_FLAG: Flag = {
  name: "setup",
  value: "KEY=VALUE",
  help: "a setup option of the game; may be repeated",
  repeated: true,
};

/** `--setup key=value`, and a flag of its own for every usual setup option of a game. */
export function setupFlags(): readonly Flag[] {
  return [
    SETUP_FLAG,
    ...usualKeys().map((key) => ({ name: key, value: "VALUE", help: `same as --setup ${key}=VALUE` })),
  ];
}

/** The setup the flags ask for. */
export function readSetup(entry: GameEntry, args: Arguments): Setup {
  const pairs = [
    ...args.texts("setup").map(splitPair),
    ...usualKeys().flatMap((key) => args.texts(key).map((value) => [key, value] as const)),
  ];
  let setup: Setup = {};
  for (const [key, value] of pairs) {
    const option = entry.setup.find((candidate) => candidate.key === key);
    if (option === undefined)
      throw unknownName(
        "UNKNOWN_SETUP",
        { owner: entry.name, kind: "setup option" },
        key,
        entry.setup.map((known) => known.key),
      );
    setup = withOption(setup, option.into ?? key, option.read?.(value) ?? listedValue(option, value));
  }
  return withUsual(entry.setup, setup);
}

/** The setup as a match of this seed has it: some of it may be drawn from the seed. */
export const setupOfSeed = (entry: GameEntry, setup: Setup, seed: string): Setup =>
  entry.seeded?.(setup, seed) ?? setup;

/** The setup with one more option; `a.b` lies inside `a`. What is there already is a mistake. */
export function withOption(setup: Setup, key: string, value: unknown): Setup {
  const [outer, inner] = key.split(".", 2) as [string, string | undefined];
  const [before, given] = [setup[outer], inner === undefined ? value : { [inner]: value }];
  if (before !== undefined && (!isThing(before) || !isThing(given) || Object.keys(given).some((one) => one in before)))
    throw new UserMistake("BAD_VALUE", `The setup option "${outer}" is given twice. Leave one of them out.`);
  return withPart(setup, key, value);
}

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;

const usualKeys = (): readonly string[] => [...new Set(listedGames().flatMap(({ options }) => options))];

function listedValue({ key, values }: SetupOption, written: string): SetupValue {
  const value = values.find((candidate) => String(candidate) === written);
  if (value !== undefined) return value;
  throw unknownName("BAD_VALUE", { owner: key, kind: "value" }, written, values.map(String));
}

function splitPair(pair: string): readonly [string, string] {
  const at = pair.indexOf("=");
  if (at > 0 && at < pair.length - 1) return [pair.slice(0, at), pair.slice(at + 1)];
  throw new UserMistake("BAD_VALUE", `--setup takes key=value, not "${pair}".`);
}
