import type { SeenTable } from "@riposte/finished";
import { texts } from "../../texts.js";
import type { TableParts } from "../table-parts.js";
import { FinishedTable } from "./finished-table.js";

/** The solitaire's table. */
export const finishedParts: TableParts = {
  standing: ({ view }) => {
    const { turns, finished } = view.slices.finished as SeenTable;
    return {
      place: texts.finished.progress(finished),
      scores: null,
      chapter: texts.finished.turn(turns + 1),
      moment: "",
    };
  },
  Stage: FinishedTable,
};
