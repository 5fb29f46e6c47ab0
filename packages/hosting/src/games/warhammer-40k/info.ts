import type { GameInfo } from "../../game-info.js";
import type { ListBuilder } from "../../lists/list-builder.js";
import { loading } from "../../loading.js";
import { WARHAMMER_40K_PLUGINS } from "./plugins.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const WARHAMMER_40K: GameInfo = {
  id: "warhammer-40k",
  title: "Warhammer 40,000",
  summary: "Two line-ups clash over five rounds, odds on every target.",
  players: { least: 2, most: 2 },
  plugins: WARHAMMER_40K_PLUGINS,
  loadLists: async () => (await import("./lists/battle-builder.js")).battleBuilder as ListBuilder,
  ...loading(
    async (isPlayed) => {
      const [{ game }, eleventh] = await Promise.all([
        import("./game.js"),
        isPlayed("eleventh-edition") ? import("./eleventh.js") : undefined,
      ]);
      eleventh?.bringEleventhEdition();
      return game;
    },
    async () => (await import("./search.js")).warhammerSearch,
    async () => (await import("./outlook.js")).battleOutlook,
  ),
};
