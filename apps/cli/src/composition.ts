import { broughtBy, findGame, usualPlugins } from "@riposte/hosting";
import type { AnyPlugin, Game } from "@riposte/kernel/run";
import type { Arguments } from "./arguments.js";
import type { Flag } from "./command.js";
import type { GameEntry } from "./games/game-entry.js";
import { GAME_FLAG } from "./guests/game-flag.js";
import { loadGuests } from "./guests/load-guests.js";
import { readSetup } from "./setup-options.js";
import { UserMistake, unknownName } from "./user-mistake.js";

/** What the game itself is called among its plugins. */
export const BASE = "base";

/** Which plugins are composed. */
const PLUGINS_FLAG: Flag = {
  name: "plugins",
  value: "LIST",
  help: "only these plugins of the game, such as base,surge; all unless given (riposte plugins <game> lists them)",
};

/** Plugins of others. */
export const GUEST_FLAG: Flag = {
  name: "plugin",
  value: "FILE",
  help: "a plugin of another author joins: its built file, package folder or installed package; may be repeated",
  repeated: true,
};

/** What others bring. */
export const GUEST_FLAGS: readonly Flag[] = [GAME_FLAG, GUEST_FLAG];

export const COMPOSITION_FLAGS: readonly Flag[] = [PLUGINS_FLAG, ...GUEST_FLAGS];

/** The plugins the flag names, in the order they are composed; nothing when it is absent. */
export function readPlugins(entry: GameEntry, args: Arguments): readonly string[] | undefined {
  const chosen = namedPlugins(entry, args);
  const brought = broughtBy(entry.setup, readSetup(entry, args));
  if (brought.length === 0) return chosen;
  const usual = chosen ?? usualPlugins({ plugins: findGame(entry.name)?.plugins ?? [] });
  return entry.plugins.filter((name) => usual.includes(name) || brought.includes(name));
}

function namedPlugins(entry: GameEntry, args: Arguments): readonly string[] | undefined {
  const written = args.text(PLUGINS_FLAG.name);
  if (written === undefined) return undefined;
  if (entry.plugins.length === 0) throw new UserMistake("BAD_VALUE", `${entry.name} has no plugins to choose from.`);
  const names = written
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  for (const name of names) {
    if (name !== BASE && !entry.plugins.includes(name))
      throw unknownName("UNKNOWN_PLUGIN", { owner: entry.name, kind: "plugin" }, name, [BASE, ...entry.plugins]);
  }
  return entry.plugins.filter((name) => names.includes(name));
}

/** The plugins of others that the flags name. */
export const readGuests = (args: Arguments): Promise<readonly AnyPlugin[]> => loadGuests(args.texts(GUEST_FLAG.name));

/** The game as the flags compose it. */
export const composedBy = async (entry: GameEntry, args: Arguments): Promise<Game> =>
  entry.game(readPlugins(entry, args), await readGuests(args));

interface Locked {
  readonly lock: readonly { readonly name: string; readonly version: string }[];
}

/** The composition a save was made with; plugins of others that it had must be given, and no more. */
export function composedAs(entry: GameEntry, { lock }: Locked, guests: readonly AnyPlugin[]): Game {
  const locked = lock.map(({ name }) => name);
  const here = [...entry.game([]).plugins, ...guests].map(({ name }) => name);
  const missing = lock.filter(({ name }) => !here.includes(name) && !entry.plugins.includes(name));
  if (missing.length > 0)
    throw new UserMistake(
      "UNKNOWN_PLUGIN",
      `This match was played with ${missing.map(({ name, version }) => `"${name}" ${version}`).join(", ")}, which ${entry.name} does not have. Say where it is: --plugin FILE.`,
    );
  const extra = guests.find(({ name }) => !locked.includes(name));
  if (extra !== undefined)
    throw new UserMistake("BAD_VALUE", `This match was played without "${extra.name}". Leave its --plugin out.`);
  return entry.game(
    entry.plugins.filter((name) => locked.includes(name)),
    guests,
  );
}
