import { greedyBot, holdingBot, howLate, judgeTable, signsOf } from "@riposte/warhammer-40k";
import type { Telling } from "../../thinking.js";

const SLICES = ["warhammer-40k", "mechanics", "command-choices"] as const;

/** What a searcher is told of Warhammer 40,000: nothing is hidden there, so what is seen is all there is. */
export const warhammerSearch: Telling = {
  help: (_, level) => ({
    imagine(seen) {
      const slices = Object.fromEntries(SLICES.map((plugin) => [plugin, seen.slice(plugin)]));
      return () => slices;
    },
    judge: ({ "warhammer-40k": table }) => judgeTable(table as Battle),
    horizon: {
      clock: ({ "warhammer-40k": table }) => howLate(table as Battle),
      // before the first round nothing shows soon enough; else the turn under way is played to its end
      until: ({ "warhammer-40k": table }) =>
        Math.floor(howLate(table as Battle)) + ((table as Battle).round === 0 ? 0 : 1),
    },
    policy: () => (level === "easy" ? greedyBot : holdingBot)("policy"),
  }),
  signs: ({ "warhammer-40k": table }) => signsOf(table as Battle),
};

type Battle = Parameters<typeof judgeTable>[0];
