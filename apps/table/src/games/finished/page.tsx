import type { GamePage } from "../../game-page.js";
import { SolitaireScene } from "./scene.js";

export const FINISHED: GamePage = {
  id: "finished",
  emblem: "cup",
  Scene: SolitaireScene,
  short: "48 cards, one coffee left",
  choose: "Difficulty",
  chapter: "turn",
  scoreOf: (_names, { scores }) => `${scores[0] ?? 0} of 48 finished`,
  parts: async () => (await import("./table/parts.js")).finishedParts,
  course: async () => (await import("./course.js")).solitaire,
  trials: async () => (await import("./trial.js")).solitaire,
};
