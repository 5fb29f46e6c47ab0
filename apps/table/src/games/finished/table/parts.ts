import type { SeenTable } from "@riposte/finished";
import type { TableParts } from "../../../tables/table-parts.js";
import { Desk } from "./desk.js";
import { lookOfOption } from "./look-of-option.js";
import { previewOf } from "./preview.js";
import { deskTexts as texts } from "./texts.js";
import { Track } from "./track.js";

/** The solitaire's table. */
export const finishedParts: TableParts = {
  standing: ({ view }) => {
    const { turns, finished } = view.slices.finished as SeenTable;
    return {
      place: texts.place,
      scores: [finished],
      goal: 48,
      chapter: texts.turn(turns + 1),
      moment: texts.goal,
    };
  },
  look: lookOfOption,
  isInSight: ({ key }) => typeof key === "number",
  isBrief: true,
  Stage: Desk,
  spoken: async () => (await import("./spoken.js")).spokenDesk,
  Own: Track,
  ownOnPhone: { at: "table" },
  preview: previewOf,
};
