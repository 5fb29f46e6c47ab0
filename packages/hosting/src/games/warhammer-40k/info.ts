import type { GameInfo } from "../../game-info.js";
import type { ListBuilder } from "../../lists/list-builder.js";
import { loading } from "../../loading.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const WARHAMMER_40K: GameInfo = {
  id: "warhammer-40k",
  title: "Warhammer 40,000",
  summary: "Two line-ups clash over five rounds, odds on every target.",
  players: { least: 2, most: 2 },
  plugins: [
    {
      name: "warhammer-40k",
      title: "Battle",
      summary: "rounds, phases, movement in lanes, attacks",
      isOptional: false,
    },
    {
      name: "mechanics",
      package: "@riposte/warhammer-40k-abilities",
      title: "Abilities",
      summary: "abilities of units and armies, as data",
      isOptional: true,
    },
    {
      name: "critical-hits",
      title: "Critical hits",
      summary: "Sustained Hits, Lethal Hits and Devastating Wounds",
      isOptional: true,
    },
    {
      name: "command-choices",
      package: "@riposte/warhammer-40k-choices",
      title: "Choices and stratagems",
      summary: "marks such as Oath of Moment, and the core stratagems",
      isOptional: true,
    },
    {
      name: "eleventh-edition",
      title: "11th edition",
      summary: "its attacks in pools and its flow of battle, in the place of the 10th's",
      isOptional: true,
      isAlternative: true,
    },
  ],
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
