import type { GameInfo } from "../../game-info.js";
import { loading } from "../../loading.js";

/** What a lobby needs of the game; rules and data come with `load`. */
export const FINISHED: GameInfo = {
  id: "finished",
  title: "Finished!",
  summary: "Sort 48 cards before the coffee runs out.",
  players: { least: 1, most: 1 },
  plugins: [
    {
      name: "finished",
      title: "Finished!",
      summary: "the whole game, in two readings of its rules",
      isOptional: false,
    },
  ],
  ...loading(
    async () => (await import("./game.js")).game,
    async () => (await import("./search.js")).finishedSearch,
  ),
};
