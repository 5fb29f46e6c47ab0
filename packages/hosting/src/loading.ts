import type { GameDescriptor } from "./game-descriptor.js";
import type { GameInfo } from "./game-info.js";
import type { LookAhead } from "./outlook.js";
import type { Telling } from "./thinking.js";

/** A game is fetched with or without its thinking and its odds; all are fetched at the same time. */
export function loading(
  loadWith: (isPlayed: (plugin: string) => boolean, setup?: unknown) => Promise<GameDescriptor>,
  loadTelling: () => Promise<Telling>,
  loadOutlook?: () => Promise<LookAhead>,
): Pick<GameInfo, "load" | "loadTable" | "loadOutlook"> {
  return {
    ...(loadOutlook && { loadOutlook }),
    loadTable: (plugins = [], setup) => loadWith((name) => plugins.includes(name), setup),
    async load(setup) {
      const [game, telling, outlook, { withThinking }] = await Promise.all([
        loadWith(() => true, setup),
        loadTelling(),
        loadOutlook?.(),
        import("./thinking.js"),
      ]);
      return withThinking(game, telling, outlook);
    },
  };
}
