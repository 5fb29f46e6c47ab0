import { greedyBot, imagineTable, judgeTable, type Table } from "@riposte/finished";
import type { Searching } from "../thinking.js";

/** What a searcher is told of Finished!. */
export const finishedSearch: Searching = {
  help: () => ({
    imagine(seen) {
      const draw = imagineTable(seen);
      return (below) => ({ finished: draw(below) });
    },
    judge: ({ finished }) => [judgeTable(finished as Table)],
    policy: greedyBot,
  }),
  levels: { easy: 20, normal: 100, hard: 500 },
  counts: "finished cards",
  depth: 1200,
};
