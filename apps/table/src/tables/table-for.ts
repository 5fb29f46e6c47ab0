import { type ComponentType, lazy } from "react";
import { PlainTable } from "./plain-table.js";
import type { TableProps } from "./table-props.js";

const TABLES: Readonly<Record<string, ComponentType<TableProps>>> = {
  finished: lazy(async () => ({ default: (await import("./finished/finished-table.js")).FinishedTable })),
  "imperial-assault": lazy(async () => ({
    default: (await import("./imperial-assault/skirmish-table.js")).SkirmishTable,
  })),
  "one-piece": lazy(async () => ({ default: (await import("./one-piece/play-mat.js")).PlayMat })),
  "warhammer-40k": lazy(async () => ({ default: (await import("./warhammer-40k/battle-table.js")).BattleTable })),
};

/** The table drawn for a game; any other game shows its slices as they are. */
export const tableFor = (game: string): ComponentType<TableProps> => TABLES[game] ?? PlainTable;
