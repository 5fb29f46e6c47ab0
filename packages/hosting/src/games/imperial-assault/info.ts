import type { GameInfo } from "../../game-info.js";
import type { ListBuilder } from "../../lists/list-builder.js";
import { loading } from "../../loading.js";
import { IMPERIAL_ASSAULT_PLUGINS } from "./plugins.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const IMPERIAL_ASSAULT: GameInfo = {
  id: "imperial-assault",
  title: "Imperial Assault",
  summary: "A skirmish of two squads on a map: move, take cover, roll.",
  players: { least: 2, most: 2 },
  plugins: IMPERIAL_ASSAULT_PLUGINS,
  loadLists: async () => (await import("./lists/army-builder.js")).armyBuilder as ListBuilder,
  ...loading(
    async (_, setup) => {
      const [{ skirmishOf }, { cardsFor }] = await Promise.all([import("./game.js"), import("./cards-for.js")]);
      return skirmishOf(await cardsFor(setup));
    },
    async () => (await import("./search.js")).skirmishSearch,
    async () => (await import("./outlook.js")).imperialAssaultOutlook,
  ),
};
