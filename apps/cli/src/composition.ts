import type { Game } from "@riposte/kernel";
import type { Arguments } from "./arguments.js";
import type { Flag } from "./command.js";
import type { GameEntry } from "./games/game-entry.js";
import { UserMistake, unknownName } from "./user-mistake.js";

const BASE = "base";

/** Which plugins are composed. */
export const PLUGINS_FLAG: Flag = {
  name: "plugins",
  value: "LIST",
  help: "only these plugins of the game, such as base,surge; all unless given",
};

/** The plugins the flag names, in the order they are composed; nothing when it is absent. */
export function readPlugins(entry: GameEntry, args: Arguments): readonly string[] | undefined {
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

/** The game as the flags compose it. */
export const composedBy = (entry: GameEntry, args: Arguments): Game => entry.game(readPlugins(entry, args));

/** The composition a save was made with. */
export function composedAs(entry: GameEntry, { lock }: { readonly lock: readonly { readonly name: string }[] }): Game {
  const names = lock.map(({ name }) => name);
  return entry.game(entry.plugins.filter((name) => names.includes(name)));
}
