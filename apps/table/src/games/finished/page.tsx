import { lazy } from "react";
import type { GamePage } from "../../game-page.js";

export const FINISHED: GamePage = {
  id: "finished",
  emblem: "cup",
  Scene: lazy(async () => ({ default: (await import("./scene.js")).SolitaireScene })),
  short: "48 cards, one coffee left",
  choose: "Difficulty",
  chapter: "turn",
  scoreOf: (_names, { scores }) => `${scores[0] ?? 0} of 48 finished`,
  parts: async () => (await import("./table/parts.js")).finishedParts,
  course: async () => (await import("./course.js")).solitaire,
  trials: async () => (await import("./trial.js")).solitaire,
};
