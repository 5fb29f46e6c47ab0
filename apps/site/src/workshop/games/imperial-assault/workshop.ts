import type { WorkshopGame } from "../../workshop-game.js";
import { exported } from "./exported.js";

export const IMPERIAL_ASSAULT: WorkshopGame = {
  id: "imperial-assault",
  async layout() {
    const [{ laySkirmish }, { SkirmishBoard }] = await Promise.all([import("./lay.js"), import("./board.js")]);
    return { laying: laySkirmish, Board: SkirmishBoard };
  },
  schema: "imperial-assault-command-card.json",
  position: "imperial-assault-door.json",
  ready: "is in your hand.",
  exported,
};
