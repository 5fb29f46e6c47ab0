import { greedyBot, imagineTable, judgeTable, type Table } from "@riposte/one-piece";
import type { SearchHelp } from "@riposte/search";
import { onePieceContext as context } from "./facts.js";

/** What a searcher is told of the ONE PIECE Card Game. */
export const onePieceSearch = (): SearchHelp => ({
  imagine: (seen, below) => ({
    "one-piece": imagineTable(context(), seen, below),
    "op-actions": { used: [], history: [], scheduled: [], ...(seen.slice("op-actions") as object) },
  }),
  judge: ({ "one-piece": table }) => judgeTable(context(), table as Table),
  policy: () => greedyBot(context()),
});
