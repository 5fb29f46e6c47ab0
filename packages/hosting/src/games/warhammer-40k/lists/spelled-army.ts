import type { ArmyFile } from "@riposte/warhammer-40k";
import type { z } from "zod";
import { type BattleList, factions, RESERVES, unitsOf } from "./battle-list.js";

/** The list as a match takes it: every unit spelled out. */
export function spelledArmy(list: BattleList, id: string, name?: string): z.input<typeof ArmyFile> {
  const known = list.army ?? factions().find((faction) => faction.name === list.faction);
  return {
    id,
    army: { ...known, ...(name !== undefined && { name }), ...(list.faction !== null && { faction: list.faction }) },
    units: [...unitsOf(list)],
    reserve: list.units.filter(({ start }) => start === RESERVES).map((taken) => taken.id),
  };
}
