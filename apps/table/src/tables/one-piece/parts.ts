import type { TableView } from "@riposte/one-piece";
import type { TableParts } from "../table-parts.js";
import { PlayMat } from "./play-mat.js";

/** The duel's table. */
export const onePieceParts: TableParts = {
  standing: ({ view }) => {
    const { turn, phase } = view.slices["one-piece"] as TableView;
    return { place: "", scores: null, chapter: `Turn ${turn}`, moment: `${phase} phase` };
  },
  Stage: PlayMat,
};
