import type { AnyPlugin } from "@riposte/kernel/run";
import type { Compose } from "../composition.js";
import type { GameInfo, PluginInfo } from "../game-info.js";
import { isPlugin } from "./given-game.js";

/** A game that a plugin of another author has joined: it is in unless it is left out, as the game's own are. */
export function joinedGame(info: GameInfo, about: PluginInfo, load: () => Promise<AnyPlugin>): GameInfo {
  const others = (names: readonly string[]) => names.filter((name) => name !== about.name);
  const withPlugin = <D extends { readonly compose: Compose }>(descriptor: D, plugin: AnyPlugin): D => ({
    ...descriptor,
    compose: (names, guests = []) =>
      names?.includes(about.name) === false
        ? descriptor.compose(names, guests)
        : descriptor.compose(names && others(names), [plugin, ...guests]),
  });
  return {
    ...info,
    plugins: [...info.plugins, about],
    load: async (setup) => withPlugin(await info.load(setup), await load()),
    loadTable: async (names, setup) => withPlugin(await info.loadTable(names && others(names), setup), await load()),
  };
}

/** The plugin of that name in a module, which exports it or a function without arguments that makes it. */
export function pluginNamed(exported: Readonly<Record<string, unknown>>, name: string): AnyPlugin | undefined {
  const values = Object.values(exported).map((value) =>
    typeof value === "function" && value.length === 0 && !/^class\b/.test(String(value)) ? value() : value,
  );
  return values.find((value) => isPlugin(value) && value.name === name) as AnyPlugin | undefined;
}
