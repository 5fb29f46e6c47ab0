import { greedyBot, judgeTable } from "@riposte/warhammer-40k";
import type { Telling } from "../thinking.js";

const SLICES = ["warhammer-40k", "mechanics", "command-choices"] as const;

/** What a searcher is told of Warhammer 40,000: nothing is hidden there, so what is seen is all there is. */
export const warhammerSearch: Telling = {
  help: () => ({
    imagine(seen) {
      const slices = Object.fromEntries(SLICES.map((plugin) => [plugin, seen.slice(plugin)]));
      return () => slices;
    },
    judge: ({ "warhammer-40k": table }) => judgeTable(table as Parameters<typeof judgeTable>[0]),
    policy: () => greedyBot("policy"),
  }),
};
