import { greedyBot, imagineTable, isSettled, judgeTable, signsOf, type Table } from "@riposte/finished";
import type { Telling } from "../../thinking.js";

/** What a searcher is told of Finished!. */
export const finishedSearch: Telling = {
  help: () => ({
    imagine(seen) {
      const draw = imagineTable(seen);
      return (below) => ({ finished: draw(below) });
    },
    judge: ({ finished }) => [judgeTable(finished as Table)],
    isSettled,
    policy: greedyBot,
  }),
  signs: ({ finished }) => signsOf(finished as Table),
};
