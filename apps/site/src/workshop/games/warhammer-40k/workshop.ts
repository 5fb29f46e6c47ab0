import type { WorkshopGame } from "../../workshop-game.js";
import { exported } from "./exported.js";

interface TemplateFile {
  readonly templates?: readonly object[];
}

export const WARHAMMER_40K: WorkshopGame = {
  id: "warhammer-40k",
  async layout() {
    const [{ layBattle }, { BattleBoard }] = await Promise.all([import("./lay.js"), import("./board.js")]);
    return { laying: layBattle, Board: BattleBoard };
  },
  schema: "warhammer-40k-mechanics.json",
  position: "warhammer-40k-overwatch.json",
  ready: "is an ability of your unit.",
  exported,
  printed: {
    example: "Each time a model in this unit makes a ranged attack, re-roll a hit roll of 1.",
    reader: async () => (await import("./printed-datasheet.js")).readPrintedDatasheet,
    put(file, abilities, gist) {
      const { templates, ...rest } = file as TemplateFile;
      return {
        ...rest,
        templates: templates?.map((one, at) => (at === 0 ? { ...one, gist, mechanics: abilities } : one)),
      };
    },
  },
};
