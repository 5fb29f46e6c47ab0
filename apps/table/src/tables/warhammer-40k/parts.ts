import type { TableParts } from "../table-parts.js";
import { BattleTable } from "./battle-table.js";

interface BattleSeen {
  readonly round: number;
  readonly phase: string;
  readonly sides: readonly { readonly victoryPoints: number }[];
}

/** The battle's table. */
export const warhammer40kParts: TableParts = {
  standing: ({ view }) => {
    const { round, phase, sides } = view.slices["warhammer-40k"] as BattleSeen;
    return {
      place: "",
      scores: sides.map(({ victoryPoints }) => victoryPoints),
      chapter: `Round ${round}`,
      moment: `${phase} phase`,
    };
  },
  Stage: BattleTable,
};
